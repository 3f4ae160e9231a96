/// The ordinary words of Spanish that are too short to be told from acronyms by their length.
extension CapitalWords {
  /// Spanish words of two to five letters that interfaces use; a list of our own.
  static let spanish = list(
    """
    abajo abre abrir acá adiós agua ahora ahí aire al algo alma alta alto amar amigo amor ante \
    antes apps aquí arte así auto aviso ayer ayuda azul año años aún baja bajo banco bar base \
    beber bien blog boda bolsa borra botón buen bueno cada café caja calle calma calor cama \
    cara carro carta casa casi caso cena cerca cero chat ciclo cien cinco cine cita clave color \
    come comer como con copia corto cosa crea crear cruz cual cuba da dar dato datos de debe \
    deber decir deja del desde dice diez dios dos dulce duro día días dónde edad edita el ella \
    ellos en entra entre envía era eres error es esa ese eso este esto está euro falta fase \
    fecha feliz fila fin final firma foto fruta frío fue fuego fuera gana gas gasto gente giro \
    gran gris grupo gusta guía ha haber hace hacer hacia haga han hasta hay hecho hijo hijos \
    hogar hoja hola hora horas hoy idea igual ir isla jamás joven juego jugar julio junio junto \
    la lado largo las le leche leer lejos les letra ley libre libro lista listo llama llave lo \
    loco los luego lugar luna lunes luz madre mal mala malo mano mapa mar masa me medio mejor \
    menos menú mes mesa meses meta metro mi mil mina mira mis mismo modo muro muy más mía mío \
    nada nadie negro ni nivel niño no noche nos nota notas nube nueva nuevo nunca ocho ojo ojos \
    once orden oro os otra otro paga pagar pago pan papel para parte pasa pasar paso patio paz \
    país pedir peso pie piel piso plan plata playa plazo poco poder pon poner por pues punto \
    que quién qué radio rato red resto rey rojo rojos ropa rosa ruta río saber sal sala salir \
    salud se seis ser serie si sido siete signo sin sitio sobre sol solo son sopa su subir suma \
    sus sí tal tan tanto tarde te tema ten tener test texto ti tipo toca todo todos tomar tono \
    total tras tren tres tu turno tú un una uno unos usa usar uso usted va vale valor van vas \
    vaso ve vea ver verde vez viaje vida video viene vino vista vivir voy voz vuelo vía ya yo \
    zona él éxito ítem
    """)
}
