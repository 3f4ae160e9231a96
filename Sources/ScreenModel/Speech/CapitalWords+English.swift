/// The ordinary words of English that are too short to be told from acronyms by their length.
extension CapitalWords {
  /// English words of two to five letters.
  ///
  /// Made from size 35 of SCOWL, release 2020.12.07, of its American list: the words in small ASCII
  /// letters, without Roman numerals and units, with seven words of interfaces. Copyright 2000-2020
  /// Kevin Atkinson: "Permission to use, copy, modify, distribute and sell these word lists, the
  /// associated scripts, the output created from the scripts, and its documentation for any purpose
  /// is hereby granted without fee, provided that the above copyright notice appears in all copies
  /// and that both that copyright notice and this permission notice appear in supporting
  /// documentation. Kevin Atkinson makes no representations about the suitability of this array for
  /// any purpose. It is provided "as is" without express or implied warranty."
  static let english = list(
    """
    abaci aback abate abbey abbot abet abets abhor abide able abler ably abode abort about \
    above abuse abyss ace aced aces ache ached aches acid acids acing acne acorn acre acres \
    acrid act acted actor acts acute ad adage adapt add added adds adept admit ado adobe adopt \
    adore adorn ads adult aeon aeons afar affix afoot after again age aged agent ages agile \
    aging aglow ago agony agree ah ahead ahoy aid aide aided aides aids ail ailed ails aim \
    aimed aims air aired airs airy aisle ajar akin alarm alas album ale alert ales alga algae \
    alias alibi alien align alike aline alit alive all allay alley allot allow alloy ally alms \
    aloft alone along aloof aloud alpha also altar alter altho alto altos am amass amaze amber \
    amble ameba ameer amen amend amid amir amirs amiss amok among ample amply amps amuck amuse \
    an anal and anew angel anger angle angry angst ankle annex annoy annul anon ant antic ants \
    anus anvil any aorta apart ape aped apes apex aping app appal apple apply apps apron apt \
    apter aptly arbor arc arced arch arcs ardor are area areas arena ares argue aria arias arid \
    arise ark arks arm armed armor arms army aroma arose array arrow arson art arts as ash \
    ashed ashen ashes aside ask asked askew asks aspen ass asses asset at ate atlas atom atoms \
    atone attic audio audit aunt aunts aura aurae aural auras auto autos avail avert avid avoid \
    avow avows await awake award aware away awe awed awes awful awing awoke awry ax axe axed \
    axes axing axiom axis axle axles ay aye ayes azure babe babes baby back backs bacon bad \
    bade badge badly bag bagel baggy bags bail bails bait baits bake baked baker bakes bald \
    balds bale baled bales balk balks ball balls balm balms balmy ban banal band bands bandy \
    bang bangs bani banjo bank banks bans bar barb barbs bard bards bare bared barer bares \
    barge bark barks barn barns baron bars base based baser bases bash basic basil basin basis \
    bask basks bass baste bat batch bath bathe baths baton bats baud bauds bawdy bawl bawls bay \
    bayed bayou bays be beach bead beads beady beak beaks beam beams bean beans bear beard \
    bears beast beat beats bed beds bee beech beef beefs beefy been beer beers bees beet beets \
    befit beg began begin begs begun beige being belch belie bell bells belly below belt belts \
    bench bend bends bent bents beret berry berth beset best bests bet beta bets bias bib bible \
    bibs bid bide bided bides bids big bigot bike biked bikes bile bill bills bin bind binds \
    bingo bins biped birch bird birds birth bison bit bitch bite bites bits blab blabs black \
    blade blame bland blank blare blast blaze bleak bleat bled bleed blend blent bless blest \
    blew blimp blind blink blip blips bliss blitz blob blobs bloc block blocs blog blogs blond \
    blood bloom blot blots blow blown blows blue blued bluer blues bluff blunt blur blurb blurs \
    blurt blush boa boar board boars boas boast boat boats bob bobs bode boded bodes body bog \
    bogs bogus boil boils bold bolt bolts bomb bombs bond bonds bone boned bones boney bonus \
    bony boo booby booed book books boom booms boon boons boor boors boos boost boot booth \
    boots booty booze bop bore bored bores born borne bosom boss bossy botch both bough bound \
    bout bouts bow bowed bowel bowl bowls bows box boxed boxer boxes boy boys bra brace brag \
    brags braid brain brake bran brand bras brash brass brat brats brave bravo brawl brawn bray \
    brays bread break bred breed brew brews bribe brick bride brief brim brims brine bring \
    brink briny brisk broad broil broke brood brook broom broth brow brown brows brunt brush \
    brusk brute buck bucks bud buddy budge buds buff buffs bug buggy bugle bugs build built \
    bulb bulbs bulge bulk bulks bulky bull bulls bully bum bump bumps bumpy bums bun bunch bung \
    bunk bunks bunny buns buoy buoys burly burn burns burnt burp burps burr burro burrs burst \
    bury bus bused buses bush bushy bust busts busy but buts butt butte butts buxom buy buyer \
    buys buzz by bye byes byte bytes byway cab cabin cable cabs cacao cache cacti cad caddy \
    cadet cage caged cages cagey cagy cake caked cakes calf calfs calk calks call calls calm \
    calms calve cam came camel cameo camp camps can canal candy cane caned canes canny canoe \
    canon cans cant cap cape caped caper capes caps car carat card cards care cared cares cargo \
    carol carp carps carry cars cart carts carve case cased cases cash cask casks cast caste \
    casts cat catch cater cats caulk cause cave caved caves caw cawed caws cease cedar cede \
    ceded cedes cell celli cello cells cent cents chafe chaff chain chair chalk champ chant \
    chaos chap chaps chapt char charm chars chart chase chasm chat chats cheap cheat check \
    cheek cheep cheer chef chefs chess chest chew chews chewy chi chic chick chid chide chief \
    child chile chili chill chime chimp chin china chink chins chip chips chirp choir choke \
    chop chops chord chore chose chow chows chuck chug chugs chum chums chunk churn chute cider \
    cigar cinch circa cite cited cites city clack clad claim clam clamp clams clan clang clank \
    clans clap claps clash clasp class claw claws clay clean clear cleat clef clefs cleft clerk \
    click cliff climb clime cling clink clip clips clipt cloak clock clod clods clog clogs \
    clone close clot cloth clots cloud clout clove clown club clubs cluck clue clued clues \
    clump clung coach coal coals coast coat coats coax cob cobra cobs cock cocks cocky cocoa \
    cod code coded codes cods cog cogs coil coils coin coins coke coked cokes col cold colds \
    colic colon color colt colts coma comas comb combs come comes comet comic comma con cone \
    cones cons coo cooed cook cooks cooky cool cools coop coops coos cop cope coped copes cops \
    copy coral cord cords core cored cores cork corks corn corns corny corps cost costs cosy \
    cot cots couch cough could count coup coups court cove cover coves covet cow cowed cower \
    cows cox coy coyer cozy crab crabs crack craft crag crags cram cramp crams crane crank crap \
    crash crass crate crave crawl craze crazy creak cream creed creek creep crepe crept crest \
    crew crews crib cribs cried cries crime crisp croak croci crock crony crook croon crop \
    crops cross crow crowd crown crows crude cruel crumb crush crust crux cry crypt cub cube \
    cubed cubes cubic cubs cue cued cues cuff cuffs cuing cull culls cult cults cum cums cup \
    cups cur curb curbs curd curds cure cured cures curio curl curls curly curry curse curst \
    curt curve cut cute cuter cuts cycle cynic cyst cysts czar czars dab dabs dad daddy dads \
    daft daily dairy dais daisy dally dam dame dames damn damns damp damps dams dance dandy \
    dank dare dared dares dark darn darns dart darts dash data date dated dates datum daub \
    daubs daunt dawn dawns day days daze dazed dazes dead deaf deal deals dealt dean deans dear \
    dears death debit debt debts debug debut decay deck decks decoy decry deed deeds deem deems \
    deep deeps deer deers defer deft defy deify deign deity delay deli delis delta delve demon \
    den denim dens dense dent dents deny depot depth desk desks deter devil dew dial dials \
    diary dice diced dices did die died dies diet diets dig digit digs dike diked dikes dill \
    dills dim dime dimer dimes dimly dims din dine dined diner dines dingy dins dip dips dire \
    direr dirge dirt dirty disc disco discs dish disk disks ditch ditto ditty dive dived diver \
    dives dizzy do dock docks dodge dodo doe doer doers does dog dogma dogs doily doing dole \
    doled doles doll dolls dolly dome domed domes don done donor dons donut doom dooms door \
    doors dope doped dopes dopey dopy dos dose dosed doses dot dote doted dotes dots doubt \
    dough dour douse dove doves dowdy down downs downy dowry doze dozed dozen dozes drab drabs \
    draft drag drags drain drama drank drape draw drawl drawn draws dread dream dregs dress \
    drew dried drier dries drift drill drily drink drip drips drive droll drone drool droop \
    drop drops dross drove drown drug drugs drum drums drunk dry dryer dryly drys dual dub dubs \
    duck ducks duct ducts dud dude duded dudes duds due duel duels dues duet duets duff dug \
    duke dukes dull dulls dully duly dumb dummy dump dumps dumpy dunce dune dunes dung dungs \
    dunk dunks dunno duo dupe duped dupes dusk dusky dust dusts dusty duty duvet dwarf dwell \
    dwelt dye dyed dyes dying dyked each eager eagle ear earl earls early earn earns ears earth \
    ease eased easel eases east easy eat eaten eater eats eave eaves ebb ebbed ebbs ebony echo \
    echos eddy edge edged edger edges edgy edict edit edits eel eels eerie eery egg egged eggs \
    ego egos eh eight eject eke eked ekes eking elbow elder elect elegy elf elite elk elks elm \
    elms elope else elude elves email embed ember emir emirs emit emits emoji empty enact end \
    ended endow ends enema enemy enjoy enrol ensue enter entry envoy envy eon eons epic epics \
    epoch equal equip era eras erase erect ergo erode err erred error errs erupt essay etch \
    ether ethic ethos evade eve even evens event ever every eves evict evil evils evoke ewe \
    ewes exact exalt exam exams excel exert exile exist exit exits expel extol extra exude \
    exult eye eyed eyes eying fable face faced faces facet fact facts fad fade faded fades fads \
    fagot fail fails faint fair fairs fairy faith fake faked fakes fall falls false fame famed \
    fan fancy fang fangs fans far farce fare fared fares farm farms fast fasts fat fatal fate \
    fated fates fats fatty fault fauna favor fawn fawns faze fazed fazes fear fears feast feat \
    feats feces fed feds fee feed feeds feel feels fees feet feign feint fell fells felon felt \
    felts fen fence fend fends fern ferns ferry fetch feted fetid fetus feud feuds fever few \
    fewer fez fezes fib fiber fibs fiche field fiend fiery fifth fifty fig fight figs filch \
    file filed files filet fill fills filly film films filmy filth fin final finch find finds \
    fine fined finer fines fins fir fire fired fires firm firms firs first fish fishy fist \
    fists fit fits five fiver fives fix fixed fixes fizz fizzy flag flags flail flair flak \
    flake flaky flame flank flap flaps flare flash flask flat flats flaw flaws flea fleas fleck \
    fled flee flees fleet flesh flew flex flick flied flier flies fling flint flip flips flirt \
    flit flits float flock flog flogs flood floor flop flops flora floss flour flout flow flown \
    flows flu flue flues fluff fluid fluke flung flunk flush flute flux fly flyer foal foals \
    foam foams foamy focal foci focus foe foes fog fogey foggy fogs fogy foil foils foist fold \
    folds folk folks folly fond font fonts food foods fool fools foot foots for fora foray \
    force ford fords fore fores forge forgo fork forks form forms fort forte forth forts forty \
    forum foul fouls found fount four fours fowl fowls fox foxed foxes foxy foyer frail frame \
    franc frank fraud fray frays freak free freed freer frees fresh fret frets friar fried \
    fries frill frisk fro frock frog frogs from frond front frost froth frown froze fruit fry \
    fudge fuel fuels full fulls fully fume fumed fumes fun fund funds fungi funny fur furl \
    furls furor furry furs fury fuse fused fuses fuss fussy fuze fuzed fuzes fuzz fuzzy gab \
    gable gabs gag gage gaged gages gags gaily gain gains gait gaits gal gala galas gale gales \
    gall galls gals game gamed gamer games gamma gamut gang gangs gap gape gaped gapes gaps \
    garb garbs gas gases gash gasp gasps gate gated gates gaudy gauge gaunt gauze gave gavel \
    gawk gawks gawky gay gayer gayly gays gaze gazed gazes gear gears gee geed gees geese gel \
    geld gelds gelt gem gems gene genes genie genii genre gent gents genus germ germs get gets \
    ghost ghoul giant gibe gibed gibes giddy gift gifts gig gigs gild gilds gill gills gilt \
    gilts gimme gin gins girl girls girth gist give given gives glad glade glads gland glare \
    glass glaze gleam glean glee glen glens glib glide glint gloat globe gloom glory gloss \
    glove glow glows glue glued glues glum glut gluts gnarl gnash gnat gnats gnaw gnawn gnaws \
    gnome gnu gnus go goad goads goal goals goat goats gob gobs god godly gods goes going gold \
    golds golf golfs gone goner gong gongs gonna goo good goods goody gooey goof goofs goofy \
    goon goons goose gore gored gores gorge gory gosh got gouge gourd gout gown gowns grab \
    grabs grace grade graft grain gram grams grand grant grape graph grasp grass grate grave \
    gravy gray grays graze great greed green greet grew grey greys grid grids grief grill grim \
    grime grimy grin grind grins grip gripe grips grit grits groan groin groom grope gross \
    group grove grow growl grown grows grub grubs gruel gruff grunt guard guess guest guide \
    guild guile guilt guise gulch gulf gulfs gull gulls gully gulp gulps gum gummy gums gun \
    guns guppy guru gurus gush gust gusts gusty gut guts guy guyed guys gybe gybed gybes gym \
    gyms ha habit hack hacks had hag hags hah hail hails hair hairs hairy hale haled haler \
    hales half hall halls halo halon halos halt halts halve ham hams hand hands handy hang \
    hangs happy hard hardy hare hared harem hares hark harks harm harms harp harps harry harsh \
    hart harts has hash haste hasty hat hatch hate hated hates hats haul hauls haunt have haven \
    haves havoc hawk hawks hay hayed hays haze hazed hazel hazes hazy he head heads heady heal \
    heals heap heaps hear heard hears heart heat heath heats heave heavy hedge heed heeds heel \
    heels hefty heir heirs held hell hello helm helms help helps hem hemp hems hen hence hens \
    her herb herbs herd herds here hero heron heros hers hes hew hewed hewn hews hey hi hick \
    hicks hid hide hided hides high highs hike hiked hiker hikes hill hills hilly hilt hilts \
    him hims hind hinds hinge hint hints hip hippy hips hire hired hires his hiss hit hitch \
    hits hive hived hives ho hoard hoax hobby hobo hobos hock hocks hoe hoed hoes hog hogs \
    hoist hold holds hole holed holes holly holy home homed homes homey homie homy hone honed \
    hones honey honk honks honor hood hoods hoof hoofs hook hooks hoop hoops hoot hoots hop \
    hope hoped hopes hops horde horn horns horny horse hose hosed hoses host hosts hot hotel \
    hotly hound hour hours house hove hovel hover how howl howls hows hub hubs hue hued hues \
    huff huffs huffy hug huge huger hugs huh hulk hulks hull hulls hum human humid humor hump \
    humps hums hunch hung hunk hunks hunt hunts hurl hurls hurry hurt hurts hush husk husks \
    husky hut hutch huts hyena hymn hymns ice iced ices icier icing icon icons icy id idea \
    ideal ideas idiom idiot idle idled idler idles idly idol idols if igloo ikon ikons ilk ill \
    ills image imbed imp impel imply imps in inane inch incur index inept inert infer infix \
    info ink inked inks inky inlay inlet inn inner inns input inter into ion ions iota iotas \
    irate ire iris irk irked irks iron irons irony is isle isles issue it itch itchy item items \
    its ivies ivory ivy jab jabs jack jacks jade jaded jades jail jails jam jamb jambs jams jar \
    jars jaunt jaw jawed jaws jay jays jazz jeans jeer jeers jell jells jelly jerk jerks jerky \
    jest jests jet jets jetty jewel jibe jibed jibes jiffy jig jigs jilt jilts jinx job jobs \
    jog jogs join joins joint joke joked joker jokes jolly jolt jolts jot jots joy joyed joys \
    judge judo jug jugs juice juicy jumbo jump jumps jumpy junk junks junky junta juror jury \
    just jut jute juts karat kayak keel keels keen keens keep keeps keg kegs kelp ken kept key \
    keyed keys khaki kick kicks kid kids kill kills kiln kilns kilo kilos kilt kilts kin kind \
    kinda kinds king kings kink kinks kinky kiosk kiss kit kite kited kites kits kitty kiwi \
    kiwis knack knead knee kneed kneel knees knelt knew knife knit knits knob knobs knock knoll \
    knot knots know known knows koala kudos lab label labor labs lace laced laces lack lacks \
    lacy lad lade laded laden lades ladle lads lady lag lager lags laid lain lair lairs lake \
    lakes lamb lambs lame lamed lamer lames lamp lamps lance land lands lane lanes lanky lap \
    lapel laps lapse lard lards large lark larks larva laser lash lass last lasts latch late \
    later latex lath lathe laths laud lauds laugh lava law lawn lawns laws lax laxer lay layer \
    lays lazy leach lead leads leaf leafs leafy leak leaks leaky lean leans leap leaps leapt \
    learn lease leash least leave led ledge lee leech leek leeks leer leers leery left lefts \
    leg legal legs lemme lemon lend lends lens lent leper lept less lest let lets letup levee \
    level lever levy lewd liar liars libel lice lick licks lid lids lie lied lies lieu life \
    lift lifts light like liked liken liker likes lilac lilt lilts lily limb limbo limbs lime \
    limed limes limit limp limps line lined linen liner lines lingo link links lint lion lions \
    lip lips lisp lisps list lists lit liter lithe live lived liven liver lives livid llama \
    load loads loaf loafs loam loan loans loath lob lobby lobe lobes lobs local lock locks \
    lodge loft lofts lofty log logic login logo logs loin loins loll lolls lone long longs look \
    looks loom looms loon loons loony loop loops loose loot loots lop lope loped lopes lops \
    lord lords lore lorry lose loser loses loss lost lot loth lots lotus loud louse lousy love \
    loved lover loves low lowed lower lowly lows loyal lucid luck lucks lucky lug lugs lull \
    lulls lump lumps lumpy lunar lunch lung lunge lungs lupin lurch lure lured lures lurid lurk \
    lurks lush lust lusts lusty lute lutes lye lying lymph lynch lyre lyres lyric mace maced \
    maces macho mad madam made madly mads magic maid maids mail mails maim maims main mains \
    maize major make maker makes male males mall malls malt malts mama mamas mamma man mane \
    manes mange mango mangy mania manic manly manor mans many map maple maps mar march mare \
    mares maria mark marks marry mars marsh mart marts mash mask masks mason mass mast masts \
    mat match mate mated mates math mats matt matte matts maul mauls mauve maxim may maybe \
    mayor maze mazes me meal meals mealy mean means meant meat meats medal media meek meet \
    meets melon melt melts memo memos men mend mends menu menus meow meows mercy mere meres \
    merge merit merry mesh mess messy met metal mete meted meter metes metro mew mewed mews \
    miaow mice midst mien miens might mike miked mikes mild mile miles milk milks milky mill \
    mills mime mimed mimes mimic mince mind minds mine mined miner mines mink minks minor mint \
    mints minus mire mired mires mirth miser miss mist mists misty mite mites mitt mitts mix \
    mixed mixer mixes moan moans moat moats mob mobs mock mocks mod modal mode model modes \
    moist molar mold molds moldy mole moles molt molts mom momma moms money monk monks month \
    moo mood moods moody mooed moon moons moor moors moos moose moot moots mop mope moped mopes \
    mops moral more morn morns moron moss mossy most motel moth moths motif motor motto mound \
    mount mourn mouse mousy mouth move moved mover moves movie mow mowed mower mown mows much \
    muck mucks mucus mud muddy muff muffs mug muggy mugs mulch mule mules mull mulls multi mum \
    mummy mumps munch mural murky muse mused muses mush mushy music musk muss must musts musty \
    mute muted muter mutes mutt mutts my myth myths nab nabs nag nags nail nails naive naked \
    name named names nap nape napes nappy naps nasal nasty natty naval navel navy nay nays near \
    nears neat neck necks need needs needy neigh neon nerve nest nests net nets never new newer \
    newly news newsy newt newts next nice nicer niche nick nicks niece nifty nigh night nil \
    nine nines ninny ninth nip nippy nips nit nite nites nits no noble nobly nod node nodes \
    nods noes noise noisy nomad non none nook nooks noon noose nor norm norms north nose nosed \
    noses nosey nosy not notch note noted notes noun nouns nova novel now nude nuder nudes \
    nudge null nulls numb numbs nun nuns nurse nut nuts nutty nylon nymph oaf oafs oak oaks oar \
    oared oars oases oasis oath oaths obese obey obeys oboe oboes occur ocean octal odd odder \
    oddly odds ode odes odor odors of off offed offer offs often ogle ogled ogles ogre ogres oh \
    ohm ohms oil oiled oils oily okay okays okra okras old olden older olive omega omen omens \
    omit omits on once one ones onion only onset onto onus ooze oozed oozes opal opals open \
    opens opera opium opt opted optic opts opus or oral orals orbit order ore ores organ orgy \
    other otter ouch ought ounce our ours oust ousts out outdo outed outer outs ova oval ovals \
    ovary oven ovens over overs overt ovum owe owed owes owing owl owls own owned owner owns ox \
    oxen oxide ozone pace paced paces pack packs pact pacts pad paddy pads pagan page paged \
    pager pages paid pail pails pain pains paint pair pairs pal pale paled paler pales pall \
    palls palm palms pals pan panda pane panel panes pang pangs panic pans pansy pant pants \
    panty pap papa papal papas paper par parch pare pared pares park parka parks pars parse \
    part parts party pass past pasta paste pasts pasty pat patch pate pates path paths patio \
    pats patty pause pave paved paves paw pawed pawn pawns paws pay payed payer pays pea peace \
    peach peak peaks peal peals pear pearl pears peas pease peat pecan peck pecks pedal peek \
    peeks peel peels peep peeps peer peers peeve peg pegs pelt pelts pen penal pence pend pends \
    penes penis penny pens peon peons peony pep peps per perch peril perk perks perky pert \
    pesky pest pests pet petal peter pets petty pew pews phase phone phony photo piano pick \
    picks picky pie piece pier piers pies piety pig pigs pike piked pikes pile piled piles pill \
    pills pilot pin pinch pine pined pines pink pinks pins pint pints pious pipe piped pipes \
    pique pit pitch pithy pits pity pivot pixie pixy pizza place plaid plain plan plane plank \
    plans plant plate play plays plaza plea plead pleas pleat pled plied plies plod plods plop \
    plops plot plots plow plows ploy ploys pluck plug plugs plum plumb plume plump plums plus \
    plush ply poach pod podia pods poem poems poet poets point poise poke poked poker pokes \
    pokey poky polar pole poled poles polio polka poll polls polo polyp pomp pond ponds pony \
    pool pools poop poops poor pop pope poppy pops porch pore pored pores pork port ports pose \
    posed poses post posts posy pot pots pouch pound pour pours pout pouts power pram prank \
    prawn pray prays preen press prey preys price prick pride pried pries prim prime primp \
    print prior prism privy prize pro probe prod prods prom proms prone prong proof prop props \
    pros prose proud prove prow prowl prows proxy prude prune pry psalm psych pub puck pucks \
    pudgy puff puffs puffy puke puked pukes pull pulls pulp pulps pulse puma pumas pump pumps \
    pun punch punk punks puns punt punts puny pup pupil puppy pups pure puree purer purge purr \
    purrs purse pus push pushy puss pussy put puts putt putts putty pyre pyres qua quack quail \
    quake qualm quark quart quash quay quays queen queer quell query quest queue quick quiet \
    quill quilt quip quips quirk quit quite quits quiz quota quote rabbi rabid race raced racer \
    races rack racks racy radar radii radio raft rafts rag rage raged rages rags raid raids \
    rail rails rain rains rainy raise rake raked rakes rally ram ramp ramps rams ran ranch rang \
    range rank ranks rant rants rap rape raped rapes rapid raps rapt rare rared rarer rares \
    rash rasp rasps rat rate rated rates ratio rats ratty rave raved ravel raven raves raw \
    rawer ray rayon rays raze razed razes razor re reach react read reads ready real realm \
    reals ream reams reap reaps rear rears rebel rebut recap recta recur red redid redo reds \
    reed reeds reef reefs reek reeks reel reels refer regal reign rein reins reis relax relay \
    relic rely remit rend rends renew rent rents repay repel reply reset resin rest rests retch \
    retry reuse rev revel revs revue rhino rhyme rib ribs rice riced rices rich rid ride rider \
    rides ridge rids rife rifer rifle rift rifts rig right rigid rigor rigs rile riled riles \
    rim rims rind rinds ring rings rink rinks rinse riot riots rip ripe ripen riper rips rise \
    risen riser rises risk risks risky rite rites rival river rivet roach road roads roam roams \
    roar roars roast rob robe robed robes robin robot robs rock rocks rocky rod rode rodeo rods \
    roe roes rogue role roles roll rolls roman romp romps roof roofs rook rooks room rooms \
    roomy roost root roots rope roped ropes rose roses rosy rot rote rotor rots rouge rough \
    round rouse rout route routs row rowdy rowed rows royal rub rubs ruby ruddy rude ruder rue \
    rued rues ruff ruffs rug rugby rugs ruin ruing ruins rule ruled ruler rules rum rummy rumor \
    rump rumps rums run rune runes rung rungs runny runs runt runts rural ruse ruses rush rust \
    rusts rusty rut ruts rye saber sabre sac sack sacks sacs sad sades sadly safe safer safes \
    sag saga sagas sage sager sages sags said sail sails saint sake saki salad sale sales sally \
    salon salt salts salty salve same sames sand sands sandy sane saner sang sank sap saps \
    saree sari saris sash sassy sat satin sauce saucy sauna save saved saver saves savor savvy \
    saw sawed sawn saws say says scab scabs scald scale scalp scaly scan scans scant scar scare \
    scarf scars scary scene scent scoff scold scoop scoot scope score scorn scour scout scowl \
    scram scrap screw scrub scuff scum scums sea seal seals seam seams sear sears seas seat \
    seats sec sect sects sedan see seed seeds seedy seek seeks seem seems seen seep seeps seer \
    sees seize self sell sells semen send sends sense sent sera serum serve set sets seven \
    sever sew sewed sewer sewn sews sex sexed sexes sexy shack shade shady shaft shake shaky \
    shall sham shame shams shape share shark sharp shave shawl she sheaf shear shed sheds sheen \
    sheep sheer sheet sheik shelf shell shes shied shies shift shin shine shins shiny ship \
    ships shire shirk shirt shoal shock shod shoe shoed shoes shone shoo shook shoon shoos \
    shoot shop shops shore shorn short shot shots shout shove show shown shows showy shred \
    shrew shrub shrug shuck shun shuns shunt shut shuts shy shyer sic sick sicks sics side \
    sided sides sidle siege sieve sift sifts sigh sighs sight sigma sign signs silk silks sill \
    sills silly silo silos silt silts sin since sine sinew sing singe sings sink sinks sins \
    sinus sip sips sir sire sired siren sires sirs sirup sissy sit site sited sites sits six \
    sixes sixth sixty size sized sizer sizes skate skein skew skews ski skid skids skied skies \
    skill skim skimp skims skin skins skip skips skirt skis skit skits skulk skull skunk sky \
    skyed slab slabs slack slag slain slake slam slams slang slant slap slaps slash slat slate \
    slats slave slay slays sled sleds sleek sleep sleet slept slew slews slice slick slid slide \
    slier slily slim slime slims slimy sling slink slip slips slit slits slob slobs slog slogs \
    slop slope slops slosh slot sloth slots slow slows slug slugs slum slump slums slung slunk \
    slur slurs slush slut sluts sly slyer slyly smack small smart smash smear smell smelt smile \
    smirk smit smite smith smock smog smoke smoky smote smug smut smuts snack snag snags snail \
    snake snap snaps snare snarl sneak sneer snide sniff snip snipe snips snob snobs snoop \
    snore snort snot snots snout snow snows snowy snub snubs snuck snuff snug snugs so soak \
    soaks soap soaps soapy soar soars sob sober sobs sock socks sod soda sodas sods sofa sofas \
    soft soggy soil soils solar sold sole soled soles soli solid solo solos solve some son song \
    songs sonic sons soon soot sooty sop sops sore sorer sores sorry sort sorta sorts soul \
    souls sound soup soups sour sours south sow sowed sown sows sox spa space spade span spank \
    spans spar spare spark spars spas spasm spat spate spats spawn spay spays speak spear speck \
    sped speed spell spelt spend spent sperm spew spews spice spicy spied spies spike spill \
    spilt spin spine spins spire spit spite spits splat split spoil spoke spoof spook spool \
    spoon spore sport spot spots spout spray spree sprig spry spud spuds spun spunk spur spurn \
    spurs spurt spy squad squat squid stab stabs stack staff stag stage stags staid stain stair \
    stake stale stalk stall stamp stand stank star stare stark stars start state stave stay \
    stays steak steal steam steel steep steer stem stems step steps stern stew stews stick \
    stiff still sting stink stint stir stirs stock stoke stole stomp stone stony stood stool \
    stoop stop stops store stork storm story stout stove stow stows strap straw stray strew \
    strip strum strut stub stubs stuck stud studs study stuff stump stun stung stunk stuns \
    stunt style suave sub subs such suck sucks suds sue sued suede sues sugar suing suit suite \
    suits sulk sulks sulky sum sums sun sung sunk sunny suns sunup sup super sure surer surf \
    surfs surge surly swab swabs swam swamp swan swans swap swaps swarm swat swats sway sways \
    swear sweat sweep sweet swell swept swift swig swigs swill swim swims swine swing swipe \
    swirl swish swoon swoop sword swore sworn swum swung syrup tab tabby table taboo tabs tabu \
    tabus tacit tack tacks tacky taco tacos tact tag tags tail tails taint take taken taker \
    takes talc tale tales talk talks tall tally talon tame tamed tamer tames tan tang tango \
    tangs tank tanks tans tap tape taped taper tapes taps tar tardy tarry tars tart tarts task \
    tasks taste tasty tatty taunt taut tawny tax taxed taxes taxi taxis tea teach teak teaks \
    team teams tear tears teas tease teat teats tee teed teem teems teen teens tees teeth tell \
    tells tempi tempo tempt ten tend tends tenet tenor tens tense tent tenth tents tepee tepid \
    term terms terse test tests text texts than thank that thaw thaws the thee theft their them \
    theme then there these theta they thick thief thigh thin thing think thins third this thong \
    thorn those thou thous three threw throb throw thud thuds thug thugs thumb thump thus thy \
    thyme tiara tick ticks tidal tide tided tides tidy tie tied tier tiers ties tiff tiffs \
    tiger tight tilde tile tiled tiles till tills tilt tilts time timed timer times timid tin \
    ting tinge tings tinny tins tint tints tiny tip tipi tipis tips tipsy tire tired tires tit \
    title tits to toad toads toast today toe toed toes toffy toga togae togas toil toils token \
    told toll tolls tomb tombs tome tomes ton tonal tone toned tones tong tongs tonic tonne \
    tons too took tool tools toot tooth toots top topaz topic tops torch tore torn torsi torso \
    toss tost tot total tote toted totem totes tots touch tough tour tours tout touts tow towed \
    towel tower town towns tows toxic toxin toy toyed toys trace track tract trade trail train \
    trait tramp trap traps trash trawl tray trays tread treat tree treed trees trek treks trend \
    trial tribe trick tried tries trill trim trims trio trios trip tripe trips trite trod troll \
    troop trot trots trout truce truck true trued truer trues truly trump trunk trust truth try \
    tsar tsars tub tuba tubas tube tubed tubes tubs tuck tucks tuft tufts tug tugs tulip tummy \
    tumor tuna tunas tune tuned tuner tunes tunic turf turfs turn turns tusk tusks tutor twang \
    tweak twee tweed tweet twice twig twigs twin twine twins twirl twist two twos tying type \
    typed types tzar tzars udder ugh ugly ulcer ultra uncle uncut under undid undo undue unfit \
    unify union unit unite units unity unman unsay unset untie until unto up upend upon upped \
    upper ups upset urban urge urged urges urine urn urns us usage use used user users uses \
    usher using usual usurp uteri utter vacua vague vain valet valid valor value valve van vane \
    vanes vans vapor vary vase vases vast vasts vat vats vault veal veer veers veil veils vein \
    veins vend vends venom vent vents venue verb verbs verge verse verve very vest vests vet \
    veto vets vex vexed vexes vi via vial vials vicar vice viced vices video vie vied vies view \
    views vigil vigor vile viler villa vine vines vinyl viola viper viral virus visa visas vise \
    vised vises visit visor vista vital vivid vizor vocal vodka vogue voice void voids volt \
    volts vomit vote voted voter votes vouch vow vowed vowel vows vying wad wade waded wades \
    wads wafer waft wafts wag wage waged wager wages wagon wags waif waifs wail wails waist \
    wait waits waive wake waked waken wakes walk walks wall walls waltz wan wand wands wane \
    waned wanes wanna want wants war ward wards warm warms warn warns warp warps wars wart \
    warts wary was wash wasp wasps waste watch water watt watts wave waved waver waves wavy wax \
    waxed waxes waxy way ways we weak wean weans wear wears weary weave web webs wed wedge weds \
    wee weed weeds weedy week weeks weep weeps weer wees weest weigh weird weld welds well \
    wells welt welts went wept were west wet wets whack whale wharf what whats wheat wheel when \
    whens where whet whets whew which whiff while whim whims whine whip whips whir whirl whirr \
    whirs whisk white whiz whizz who whoa whole whom whoop whore whose why whys wick wicks wide \
    widen wider widow width wield wife wig wigs wild wilds will wills wilt wilts wily win wince \
    winch wind winds windy wine wined wines wing wings wink winks wins wipe wiped wiper wipes \
    wire wired wires wiry wise wiser wises wish wisp wisps wispy wist wit witch with wits witty \
    wive wives wiz wizes woe woes wok woke woken woks wolf wolfs woman womb wombs women won \
    wont woo wood woods woody wooed woof woofs wool wooly woos word words wordy wore work works \
    world worm worms worn worry worse worst worth wot would wound wove woven wow wowed wows \
    wrap wraps wrapt wrath wreak wreck wren wrens wrest wrier wring wrist writ write writs \
    wrong wrote wrung wry wryer yacht yack yacks yak yaks yam yams yank yanks yap yaps yard \
    yards yarn yarns yawn yawns year yearn years yeast yell yells yelp yelps yen yens yes yeses \
    yet yeti yew yews yield yock yocks yodel yoga yoke yoked yokel yokes yolk yolks you young \
    your yours yous youth yowl yowls yuck yucks zany zeal zebra zero zeros zest zests zeta zinc \
    zincs zip zips zombi zone zoned zones zoo zoom zooms zoos
    """)
}
