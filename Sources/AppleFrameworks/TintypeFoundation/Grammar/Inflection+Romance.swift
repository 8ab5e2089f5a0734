// SPDX-License-Identifier: MIT

extension Inflection {
  static let spanish = Inflection(
    .allWords,
    stops: "a/al/con/de/del/desde/e/en/entre/hace/o/para/por/que/sin/sobre/u/y",
    rules: """
      examen>exámenes joven>jóvenes imagen>imágenes ^origen>orígenes orden>órdenes
      ^margen>márgenes volumen>volúmenes carácter>caracteres régimen>regímenes crimen>crímenes
      resumen>resúmenes ^mes>meses ^gas>gases ^país>países ^club>clubes álbum>álbumes ^email>emails
      ^chat>chats ^post>posts ^bit>bits ^byte>bytes ^tique>tiques ^más>más ^menos>menos ^no>no
      z>ces ión>iones ón>ones án>anes ín>ines én>enes ún>unes és>eses ás>ases ús>uses s>s x>x
      í>íes ú>úes a>as e>es i>is o>os u>us á>ás é>és ó>ós y>yes >es
      """)

  static let french = Inflection(
    .allWords,
    stops: "à/au/aux/avec/d'un/dans/de/depuis/des/du/en/et/ou/par/pour/que/qui/sans/sur",
    rules: """
      ^œil>yeux ^oeil>yeux ^ciel>cieux ^monsieur>messieurs ^madame>mesdames ^bonhomme>bonshommes
      ^bleu>bleus ^pneu>pneus ^landau>landaus ^bijou>bijoux ^caillou>cailloux ^chou>choux
      ^genou>genoux ^hibou>hiboux ^joujou>joujoux ^pou>poux ^bal>bals carnaval>carnavals
      festival>festivals récital>récitals régal>régals chacal>chacals naval>navals fatal>fatals
      banal>banals travail>travaux ^bail>baux corail>coraux ^émail>émaux vitrail>vitraux
      ^plus>plus ^non>non s>s x>x z>z al>aux eau>eaux au>aux eu>eux >s
      """)

  static let italian = Inflection(
    .allWords,
    stops: "a/al/alla/con/da/dal/dalla/di/del/della/dei/e/fa/fra/in/nel/nella/o/per/su/tra/che",
    rules: """
      ^uomo>uomini ^uovo>uova ^dito>dita ^braccio>braccia ^paio>paia ^mano>mani ^dio>dei ^ala>ali
      ^arma>armi ^bue>buoi ^foto>foto ^auto>auto ^moto>moto ^radio>radio ^video>video ^euro>euro
      ^file>file ^post>post ^re>re ^gru>gru ^serie>serie ^specie>specie moglie>mogli ^mila>mila
      superficie>superfici ^più>più ^meno>meno greco>greci amico>amici nemico>nemici
      ^antico>antichi ^carico>carichi ^incarico>incarichi ico>ici ^porco>porci ologo>ologi
      ^poeta>poeti ^pigiama>pigiami ^clima>climi ^collega>colleghi ^pianeta>pianeti ^atleta>atleti
      ista>isti ema>emi amma>ammi ^zio>zii ^mormorio>mormorii
      ncia>nce rcia>rce scia>sce ccia>cce ggia>gge rgia>rge ngia>nge cia>cie gia>gie ca>che
      ga>ghe co>chi go>ghi io>i a>e o>i e>i >
      """)

  static let portuguese = Inflection(
    .allWords,
    stops: "a/ao/com/da/de/do/desde/e/em/entre/há/na/no/o/ou/para/por/que/sem/sobre",
    rules: """
      ^mão>mãos irmão>irmãos cidadão>cidadãos cristão>cristãos órgão>órgãos órfão>órfãos
      bênção>bênçãos ^grão>grãos ^chão>chãos ^vão>vãos sótão>sótãos ^pão>pães ^cão>cães
      alemão>alemães capitão>capitães catalão>catalães ão>ões ^mal>males ^cônsul>cônsules
      ^mês>meses ^país>países ^gás>gases ^deus>deuses ^email>emails ^e-mail>e-mails ^bit>bits
      ^link>links ^chat>chats ^post>posts ^mais>mais ^menos>menos ^não>não
      ês>eses s>s x>x fácil>fáceis difícil>difíceis útil>úteis fóssil>fósseis réptil>répteis
      projétil>projéteis móvel>móveis nível>níveis túnel>túneis ível>íveis ável>áveis
      al>ais el>éis ol>óis ul>uis il>is m>ns r>res z>zes n>ns >s
      """)
}
