/// The ordinary words of French that are too short to be told from acronyms by their length.
extension CapitalWords {
  /// French words of two to five letters that interfaces use; a list of our own.
  static let french = list(
    """
    abord accès achat agir aide aider ainsi air aller alors ami amis an ans appel apps arrêt \
    art au aucun auto autre aux avant avec avis avoir bain bal bas beau bel belle bien blanc \
    bleu bois bon bonne bord bout bras bruit bus but bébé café car carte cas ce cela celle \
    celui cent ces cet cette chat chaud chef cher chez chien choix ciel cinq clair clic clé \
    code coin comme copie corps coup cour court cri créer cuir côté dans date de des deux dieu \
    dire dit dix dois don donc dont dos doux droit du durée dès début déjà eau elle en enfin \
    entre envoi et eux faire fait fan faut faux feu fil fille film fils fin finir foi fois fond \
    force forme fort frais froid fruit fête gain gare gens goût grand gras gris gros haut heure \
    hier hiver homme hors huit ici idée il ils image info je jeu jeudi jeune jeux joie jour \
    jours juin jus kilo la lait las le lent les leur leurs lien lieu ligne lire liste lit livre \
    loi loin long lors lui lundi lune là ma main mais mal mardi mari mars me mer merci mes midi \
    mieux mine mode moi moins mois mon monde mort mot motif moto mots mur musée mère métro \
    nager nef neuf ni noir nom non nord nos note notes notre nous nu nuit nul né objet offre on \
    onze or ordre ou oui outil où page pain paix papa par parc pas passe pause pays peau perdu \
    peu peur photo pied plan plat plein plus poids point pont porte pose pour prix pro prêt \
    puis père quand que quel qui quoi radio rang rare rayon reçu rien rire rose rouge route rue \
    sa sac sain salle salut sang sans santé se sec sel selon semi sens sept ses seul si site \
    six soin soir sol solde son sont sorte sous sport stop su sud suite suivi sur série sœur ta \
    table tard tarif taux te tel tes texte thé ti toi ton total tour tous tout toute train \
    trier trois trop très tu type tête tôt un une unité user va vais vas vent vente verre vers \
    vert vide vie vieux ville vin vite vivre voici voie voir voix vol vos votre vous voyez vrai \
    vu vue zone zéro ça écran étape été être île
    """)
}
