// SPDX-License-Identifier: MIT

extension Inflection {
  static let english = Inflection(
    .lastWord,
    stops: "a/an/and/are/at/available/by/for/from/has/have/in/is/left/of/on/or/per/remaining/"
      + "selected/that/to/total/was/were/with/ago",
    rules: """
      ^sheep>sheep fish>fish ^deer>deer ^aircraft>aircraft ^series>series ^species>species
      ^news>news ^information>information ^equipment>equipment ^feedback>feedback ^data>data
      ^software>software ^money>money ^salmon>salmon ^moose>moose ^offspring>offspring
      ^human>humans ^german>germans ^roman>romans ^shaman>shamans woman>women man>men
      child>children ^person>people salesperson>salespeople ^foot>feet tooth>teeth goose>geese
      ^mouse>mice ^louse>lice ^ox>oxen ^die>dice leaf>leaves wife>wives midlife>midlives
      ^life>lives knife>knives half>halves shelf>shelves wolf>wolves ^calf>calves loaf>loaves
      ^thief>thieves ^elf>elves ^hoof>hooves ^scarf>scarves ^hero>heroes potato>potatoes
      tomato>tomatoes ^echo>echoes ^veto>vetoes ^quiz>quizzes criterion>criteria
      phenomenon>phenomena ^cactus>cacti ^gas>gases ^lens>lenses ^atlas>atlases ^canvas>canvases
      ^bias>biases alias>aliases ^iris>irises sis>ses ^axis>axes ^basis>bases us>uses ss>sses
      s>s stomach>stomachs x>xes z>zes ch>ches sh>shes ay>ays ey>eys oy>oys uy>uys y>ies >s
      """)

  static let german = Inflection(
    .capitalizedNoun,
    stops: "am/an/auf/aus/bei/für/im/in/mit/oder/und/über/übrig/verfügbar/von/zu/zum/zur",
    rules: """
      buch>bücher haus>häuser mann>männer kind>kinder bild>bilder ^land>länder ^wort>wörter
      antwort>antworten blatt>blätter glas>gläser ^rad>räder fahrrad>fahrräder dach>dächer
      lied>lieder licht>lichter ^ei>eier dorf>dörfer schloss>schlösser feld>felder geld>gelder
      mitglied>mitglieder wald>wälder ^ort>orte ^standort>standorte gast>gäste platz>plätze
      ^satz>sätze datensatz>datensätze raum>räume traum>träume baum>bäume ton>töne zug>züge
      flug>flüge vorschlag>vorschläge ^tag>tage nachtrag>nachträge antrag>anträge
      eintrag>einträge betrag>beträge auftrag>aufträge vertrag>verträge beitrag>beiträge
      anfall>anfälle ^fall>fälle ^stuhl>stühle ^ball>bälle ^arzt>ärzte ^sohn>söhne fuß>füße
      schritt>schritte plan>pläne gang>gänge anhang>anhänge topf>töpfe kopf>köpfe knopf>knöpfe
      stadt>städte hand>hände nacht>nächte frucht>früchte ^kuh>kühe ^maus>mäuse wand>wände
      bank>bänke ^kraft>kräfte vater>väter mutter>mütter bruder>brüder apfel>äpfel garten>gärten
      laden>läden ^mantel>mäntel ^vogel>vögel ^nagel>nägel kasten>kästen hafen>häfen
      frau>frauen person>personen zahl>zahlen uhr>uhren tür>türen ^art>arten fahrt>fahrten
      karte>karten ansicht>ansichten nachricht>nachrichten schicht>schichten ^tat>taten
      zeit>zeiten arbeit>arbeiten ^bett>betten hemd>hemden ohr>ohren auge>augen ^herz>herzen
      termin>termine magazin>magazine ^delfin>delfine ende>enden staat>staaten ^see>seen
      idee>ideen datei>dateien partei>parteien
      herr>herren mensch>menschen ^bär>bären held>helden nachbar>nachbarn bauer>bauern
      nummer>nummern schwester>schwestern tochter>töchter feder>federn mauer>mauern
      steuer>steuern ziffer>ziffern kammer>kammern feier>feiern leiter>leitern ^tafel>tafeln
      regel>regeln insel>inseln schüssel>schüsseln kartoffel>kartoffeln gabel>gabeln
      formel>formeln zwiebel>zwiebeln ampel>ampeln nadel>nadeln klausel>klauseln
      ^bus>busse omnibus>omnibusse bonus>boni status>status kaktus>kakteen virus>viren
      thema>themen firma>firmen konto>konten pizza>pizzas ^komma>kommas villa>villen
      datum>daten zentrum>zentren museum>museen album>alben medium>medien studium>studien
      um>en team>teams foto>fotos video>videos chat>chats link>links song>songs post>posts
      ticket>tickets tablet>tablets clip>clips tipp>tipps kommentar>kommentare shop>shops
      computer>computer ^follower>follower test>tests film>filme sticker>sticker
      bitcoin>bitcoins euro>euro dollar>dollar kilo>kilo pfund>pfund prozent>prozent
      monat>monate jahr>jahre gerät>geräte
      nis>nisse tät>täten heit>heiten keit>keiten schaft>schaften ung>ungen ion>ionen ik>iken
      enz>enzen anz>anzen ist>isten ment>mente ent>enten ant>anten or>oren loge>logen ei>eien
      in>innen ling>linge
      chen>chen lein>lein er>er el>el en>en e>en a>as i>is o>os u>us y>ys s>se >e
      """)
}
