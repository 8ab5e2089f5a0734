// SPDX-License-Identifier: MIT

extension StandardSymbols {
  /// The table of text, lists and layout.
  static let text = """
    123.rectangle{f}:o2[1.8 4.8 20.4 14.4 2.7]|j1M5.2 9.8l1.6-1v6.4M9.8 10a1.6 1.6 0 0 1 3.1.6c0 \
    1-.7 1.8-3.1 4.6h3.3M16 8.8h3l-1.8 2.4a1.9 1.9 0 1 1-1.6 3.2
    apple.terminal{f}:@terminal
    aspectratio{f}:o[2.2 4.2 19.6 15.6 2.8]|iM6 11V8.4h3M18 13v2.6h-3
    barcode:sM3 5v14M6.6 5v14M10 5v14M14 5v14M17.4 5v14M21 5v14
    barcode.viewfinder:@2viewfinder|sM7.4 8v8M10.4 8v8M13.6 8v8M16.6 8v8
    bold:sM7 4.4v15.2h6.2a4.1 4.1 0 0 0 0-8.2H7M7 4.4h5.4a3.5 3.5 0 0 1 0 7
    bold.italic.underline:sM3 4.6v9h3.4a2.4 2.4 0 0 0 0-4.7H3M3 4.6h3a2.1 2.1 0 0 1 0 \
    4.3M12.2 4.6L10.6 13.6M15.8 4.6v5.6a2.9 2.9 0 0 0 5.8 0V4.6M3 19h18.6
    bold.underline:@bold(12 10.2 .84)|sM5 20.8h14
    character:sM4.6 20L12 4l7.4 16M7.4 14.2h9.2
    character.book.closed{f}:@2book.closed|i1M9.6 12.4L12.4 5.8l2.8 6.6M10.6 10.2h3.6
    character.bubble{f}:@2bubble.left|i1M8.8 14.4L12 6.6l3.2 7.8M10 11.8h4
    character.cursor.ibeam:sM2.4 18.4L7 6l4.6 12.4M4 14.4h6M15 4.4c1.7 0 2.8.6 2.8 2v11.2c0 \
    1.4-1.1 2-2.8 2M20.6 4.4c-1.7 0-2.8.6-2.8 2M20.6 19.6c-1.7 0-2.8-.6-2.8-2
    character.textbox:s2[1.8 4.8 20.4 14.4 2.7]|s1M5.2 15.8l3.4-8 3.4 8M6.4 13.2h4.4|t1M14.8 \
    7.4h3.8M14.8 16.6h3.8M16.7 7.4v9.2
    checklist{~}:sM11 6.4h9.8M11 17h9.8|tM2.8 6.6l1.9 2 3.3-4.4M2.8 17.2l1.9 2 3.3-4.4
    checklist.checked{~}:@checklist
    command.square{f}:@2square|i1(9 9 1.5)(15 9 1.5)(9 15 1.5)(15 15 1.5)[10.5 10.5 3 3 0]
    contextualmenu.and.cursorarrow:s2[8.6 8.4 13 12.6 2.2]|t2M12 12.2h6.2M12 16.4h6.2|cM2.8 \
    2.6v9.6l2.4-2.2 1.8 3.6 2-1-1.8-3.4h3.4z|@!1cursorarrow(6.6 7 .44)
    crop:sM6.8 2.4v12.2a2.6 2.6 0 0 0 2.6 2.6h12.2M2.4 6.8h12.2a2.6 2.6 0 0 1 2.6 2.6v12.2
    crop.rotate:sM8.2 6v7.2a2.6 2.6 0 0 0 2.6 2.6H18M6 8.2h7.2a2.6 2.6 0 0 1 2.6 2.6V18M12.4 \
    2.6a9.6 9.6 0 0 1 9.4 7.8M11.6 21.4a9.6 9.6 0 0 1-9.4-7.8M14.4 4.8l-2.2-2.2 2.2-2.2
    curlybraces{q}:sM8.8 3.6H8a3 3 0 0 0-3 3v2.6c0 1.6-.8 2.8-2.4 2.8 1.6 0 2.4 1.2 2.4 \
    2.8v2.6a3 3 0 0 0 3 3h.8M15.2 3.6h.8a3 3 0 0 1 3 3v2.6c0 1.6.8 2.8 2.4 2.8-1.6 0-2.4 \
    1.2-2.4 2.8v2.6a3 3 0 0 1-3 3h-.8
    decrease.indent{~}:sM3.2 4.8h17.6M11 9.6h9.8M11 14.4h9.8M3.2 19.2h17.6|bM7 9.6L3.8 12 7 \
    14.4z
    decrease.quotelevel{~}:sM4 4.4v15.2M20.6 12h-10M14.4 8.2L10.6 12l3.8 3.8
    dock.rectangle:s2[2.2 4.2 19.6 15.6 2.8]|f[6.4 14.4 11.2 2.8 .8]
    dot.viewfinder:@2viewfinder|f(12 12 2.4)
    ellipsis.curlybraces:@curlybraces|f(8.6 12 1.15)(12 12 1.15)(15.4 12 1.15)
    ellipsis.viewfinder:@2viewfinder|f1(7.6 12 1.4)(12 12 1.4)(16.4 12 1.4)
    eyedropper:oM4.4 16.6L13 8l3 3-8.6 8.6-3.4 1-1 .8-.6-.6.8-1z|sM11.6 6.6l5.8 5.8|bM14.6 \
    7.4l3-3.2a2 2 0 0 1 2.9 2.9l-3.1 3.1z
    eyedropper.full:@!eyedropper
    eyedropper.halffull:@eyedropper|fM8.7 12.3h6.2l-7.1 7.3-3.4 1-1 .8-.6-.6.8-1 .8-3.2z
    filemenu.and.cursorarrow:s2[2.6 3.2 14.4 16.4 2.2]|t2M6 7.4h7.6M6 11.4h5|cM12.6 11v9.6l2.4-2.2 \
    1.8 3.6 2-1-1.8-3.4h3.4z|@!1cursorarrow(16.4 15.6 .44)
    filemenu.and.selection:s2[3.6 2.8 16.8 18.4 2.6]|t2M7.4 7h9.2M7.4 17h9.2|b1[6.8 10.6 10.4 2.8 \
    .4]
    increase.indent{~}:sM3.2 4.8h17.6M11 9.6h9.8M11 14.4h9.8M3.2 19.2h17.6|bM3.8 9.6L7 \
    12l-3.2 2.4z
    increase.quotelevel{~}:sM6 4.4v15.2M10.4 12h10M16.6 8.2l3.8 3.8-3.8 3.8
    info.square{f}:@2square|i1M10 10.6h2.2v5.8M9.7 16.6h5|k1(11.9 7 1.25)
    italic:sM10 4.4h7M7 19.6h7M13.8 4.4l-3.6 15.2
    key.viewfinder:@2viewfinder|s1(13.8 10.2 2.4)M12 12l-4.2 4.2M9.4 14.6l1.4 1.4
    keyboard{f^e}:o[1.6 6 20.8 12 2.6]|jM5 9.4h.02M8.5 9.4h.02M12 9.4h.02M15.5 9.4h.02M19 \
    9.4h.02M5 12.1h.02M8.5 12.1h.02M12 12.1h.02M15.5 12.1h.02M19 12.1h.02M8 14.9h8
    keyboard.chevron.compact.down{f}:o2[1.6 4.2 20.8 11 2.4]|j2M5 7.4h.02M8.5 7.4h.02M12 \
    7.4h.02M15.5 7.4h.02M19 7.4h.02M8.2 11.6h7.6|sM8 18.6l4 1.9 4-1.9
    keyboard.onehanded.left{f}:o[1.6 6 20.8 12 2.6]|jM5 9.4h.02M8.3 9.4h.02M11.6 9.4h.02M5 \
    12.1h.02M8.3 12.1h.02M11.6 12.1h.02M6.4 14.9h4|iM18.6 9.6L16.4 12l2.2 2.4
    keyboard.onehanded.right{f}:o[1.6 6 20.8 12 2.6]|jM12.4 9.4h.02M15.7 9.4h.02M19 9.4h.02M12.4 \
    12.1h.02M15.7 12.1h.02M19 12.1h.02M13.6 14.9h4|iM5.4 9.6L7.6 12l-2.2 2.4
    lasso:sM7.2 14.8c-3-.9-4.8-2.7-4.8-4.9 0-3.5 4.3-6.3 9.6-6.3s9.6 2.8 9.6 6.3-4.3 6.3-9.6 \
    6.3c-.9 0-1.7-.1-2.5-.2M6.6 14.4a2.4 2.4 0 1 1 2.8 3.6c.2 1.8-.6 3-2.4 3.6
    lasso.and.sparkles:@lasso.badge.sparkles
    lasso.badge.sparkles:@2lasso(11 11 .9)|c(17.4 17.4 4)|@1sparkles(17.6 17.2 .5)
    line.3.horizontal{c}:sM3.4 6h17.2M3.4 12h17.2M3.4 18h17.2
    line.3.horizontal.decrease{c}:sM2.8 6.4h18.4M6.4 12h11.2M9.8 17.6h4.4
    line.diagonal:sM4.6 19.4L19.4 4.6
    line.horizontal.3{c}:@line.3.horizontal
    line.horizontal.3.decrease{c}:@line.3.horizontal.decrease
    lines.measurement.horizontal:sM3 4.6v14.8M7.5 4.6v6M12 4.6v9.4M16.5 4.6v6M21 4.6v14.8
    lines.measurement.vertical:sM4.6 3h14.8M4.6 7.5h6M4.6 12H14M4.6 16.5h6M4.6 21h14.8
    list.bullet{c~}:sM8.6 6h12.2M8.6 12h12.2M8.6 18h12.2|f(4 6 1.6)(4 12 1.6)(4 18 1.6)
    list.bullet.below.rectangle{~}:s[3.2 3.4 17.6 6.4 1.8]M8.6 14.6h12M8.6 19.6h12|f(4.4 \
    14.6 1.4)(4.4 19.6 1.4)
    list.bullet.clipboard{f~}:@list.clipboard
    list.bullet.indent{~}:sM8.6 6h12.2M12 12h8.8M12 18h8.8|f(4 6 1.6)(7.6 12 1.6)(7.6 18 1.6)
    list.bullet.rectangle{f~}:@2rectangle|i1M9.8 9.4h7.8M9.8 14.6h7.8|k1(6.4 9.4 1.15)(6.4 \
    14.6 1.15)
    list.bullet.rectangle.portrait{f~}:@2rectangle.portrait|i1M11 7.6h4.6M11 12h4.6M11 \
    16.4h4.6|k1(8 7.6 1.1)(8 12 1.1)(8 16.4 1.1)
    list.clipboard{f~}:@2clipboard|i1M11 10h4.4M11 13.6h4.4M11 17.2h4.4|k1(8 10 1.05)(8 13.6 \
    1.05)(8 17.2 1.05)
    list.dash{~}:sM9 6h11.8M9 12h11.8M9 18h11.8M3.2 6h1.8M3.2 12h1.8M3.2 18h1.8
    list.dash.header.rectangle{~}:@2rectangle|sM2 9h20M9.8 12.4h7.8M9.8 15.6h7.8|f(6.4 12.4 \
    1)(6.4 15.6 1)
    list.number{~}:sM9.4 6h11.4M9.4 12h11.4M9.4 18h11.4|tM3 4.6l1.6-1v4.8M2.8 10.6a1.4 1.4 0 \
    0 1 2.6.7c0 .8-.6 1.2-2.6 3.1h2.8M2.8 16.8h2.5l-1.4 1.8a1.5 1.5 0 1 1-1.2 2.4
    list.star{~}:sM9.4 6h11.4M9.4 12h11.4M9.4 18h11.4|fM4.2 3.2l.8 1.9 2 .2-1.5 1.3.5 \
    2-1.8-1.1-1.8 1.1.5-2-1.5-1.3 2-.2z|f(4.2 12 1.4)(4.2 18 1.4)
    list.triangle{~}:sM8.6 6h12.2M8.6 12h12.2M8.6 18h12.2|bM3.4 5l1.8 1-1.8 1zM3.4 11l1.8 \
    1-1.8 1zM3.4 17l1.8 1-1.8 1z
    location.fill.viewfinder:@2viewfinder|@!1location(12 12 .48)
    macwindow{+}:s2[2.2 4.2 19.6 15.6 2.8]|sM2.2 9h19.6|f(5 6.7 .9)(7.8 6.7 .9)(10.6 6.7 .9)
    macwindow.on.rectangle:+o2[2 3.4 14 10.4 2]|-s2M5.6 14H4a2 2 0 0 1-2-2V5.4a2 2 0 0 1 \
    2-2h10a2 2 0 0 1 2 2v.8|s[7.4 9 14.6 11.4 2]M7.4 12.8H22
    menubar.rectangle:s2[2.2 4.2 19.6 15.6 2.8]|fM2.2 8.6V7A2.8 2.8 0 0 1 5 4.2h14A2.8 2.8 0 \
    0 1 21.8 7v1.6z
    paragraphsign:sM18 4.2h-7a4.4 4.4 0 0 0 0 8.8h1.4M12.4 4.2v15.6M16.4 4.2v15.6
    parentheses:sM8.4 3.4C3.8 8.4 3.8 15.6 8.4 20.6M15.6 3.4c4.6 5 4.6 12.2 0 17.2
    placeholdertext.fill:f[2.6 7.6 12.4 3.4 1.2][17 7.6 4.4 3.4 1.2][2.6 13.6 4.4 3.4 1.2][9 13.6 \
    12.4 3.4 1.2]
    plus.viewfinder:@2viewfinder|sM12 8v8M8 12h8
    power{c}:@togglepower
    poweroff:s(12 12 9)
    qrcode:s[3.2 3.2 7 7 1][13.8 3.2 7 7 1][3.2 13.8 7 7 1]|f[5.8 5.8 1.8 1.8 0][16.4 5.8 \
    1.8 1.8 0][5.8 16.4 1.8 1.8 0][13.2 13.2 2.2 2.2 0][19.2 13.2 2.2 2.2 0][16.2 16.2 2.2 \
    2.2 0][13.2 19.2 2.2 2.2 0][19.2 19.2 2.2 2.2 0]
    qrcode.viewfinder:@2viewfinder|@qrcode(12 12 .56)
    quote.bubble{f}:@2bubble.left|k1M7.6 11.6a1.9 1.9 0 1 0 1.7-1.9c.1-.8.6-1.5 \
    1.4-2-1.8.5-3.1 2-3.1 3.9zM13 11.6a1.9 1.9 0 1 0 1.7-1.9c.1-.8.6-1.5 1.4-2-1.8.5-3.1 \
    2-3.1 3.9z
    quote.closing:bM10 9.8a3.2 3.2 0 1 0-6.4 0A3.2 3.2 0 0 0 7 13c-.3 2-1.2 3.4-2.8 4.4 \
    3.6-1 5.8-3.8 5.8-7.6zM20.4 9.8a3.2 3.2 0 1 0-6.4 0 3.2 3.2 0 0 0 3.4 3.2c-.3 2-1.2 \
    3.4-2.8 4.4 3.6-1 5.8-3.8 5.8-7.6z
    quote.opening:bM3.6 14.2a3.2 3.2 0 1 0 6.4 0 3.2 3.2 0 0 0-3.4-3.2c.3-2 1.2-3.4 \
    2.8-4.4-3.6 1-5.8 3.8-5.8 7.6zM14 14.2a3.2 3.2 0 1 0 6.4 0 3.2 3.2 0 0 0-3.4-3.2c.3-2 \
    1.2-3.4 2.8-4.4-3.6 1-5.8 3.8-5.8 7.6z
    richtext.page{f}:@doc.richtext
    rotate.left{f}:o[8 9.6 12 11 2.2]|sM4.2 12.6V9.4A4.6 4.6 0 0 1 8.8 4.8h6M11.6 1.6l3.4 \
    3.2-3.4 3.2
    rotate.right{f}:o[4 9.6 12 11 2.2]|sM19.8 12.6V9.4a4.6 4.6 0 0 0-4.6-4.6h-6M12.4 1.6L9 \
    4.8 12.4 8
    scribble:sM3 8.6c2.6-3.6 6-6 7.6-4.6 2 1.8-5.4 8-3.6 9.8 1.8 1.8 7.6-6.6 9.6-4.8 1.8 \
    1.6-4.8 6.8-3.2 8.4 1.4 1.4 4.6-2.8 6.2-1.4 1.2 1.1-.4 2.6.6 3.6.5.5 1.2.4 1.8 0
    scribble.variable:@scribble
    selection.pin.in.out:s(4.8 4.6 2)(19.2 19.4 2)M4.8 6.8v13.6M19.2 17.2V3.6|f2[8 7.4 8 2.4 .8][8 \
    11.8 8 2.4 .8][8 16.2 5 2.4 .8]
    sidebar.leading{~}:@sidebar.left
    sidebar.left:s[2.2 4.2 19.6 15.6 2.8]M8.8 4.2v15.6|tM4.6 7.8h1.8M4.6 10.6h1.8M4.6 13.4h1.8
    sidebar.right:s[2.2 4.2 19.6 15.6 2.8]M15.2 4.2v15.6|tM17.6 7.8h1.8M17.6 10.6h1.8M17.6 \
    13.4h1.8
    sidebar.squares.left:s[2.2 4.2 19.6 15.6 2.8]M9.2 4.2v15.6|f[4.4 6.8 2.6 2.6 .6][4.4 \
    10.7 2.6 2.6 .6][4.4 14.6 2.6 2.6 .6]
    sidebar.trailing{~}:@sidebar.right
    slider.horizontal.2.square:s2[3.6 3.6 16.8 16.8 3.4]|tM7 9h5M16.4 9h.8M7 15h.8M12 15h5.2|\
    t(14.2 9 1.9)(9.8 15 1.9)
    slider.horizontal.3:sM3 5.8h9.4M18 5.8h3M3 12h3M11.6 12H21M3 18.2h9.4M18 18.2h3|s(15.2 \
    5.8 2.5)(8.8 12 2.5)(15.2 18.2 2.5)
    slider.horizontal.below.rectangle:s[3 3.2 18 9.4 2.2]M3 18.4h10.4M18.6 18.4H21|s(16 18.4 \
    2.3)
    slider.vertical.3:sM5.8 3v9.4M5.8 18v3M12 3v3M12 11.6V21M18.2 3v9.4M18.2 18v3|s(5.8 15.2 \
    2.5)(12 8.8 2.5)(18.2 15.2 2.5)
    space:sM3.4 10v4a1.6 1.6 0 0 0 1.6 1.6h14a1.6 1.6 0 0 0 1.6-1.6v-4
    strikethrough:sM16.8 7.4c-.6-1.9-2.4-3-4.8-3-2.9 0-4.8 1.6-4.8 3.8 0 1.6.9 2.8 2.8 \
    3.8M15.6 14c1.1.8 1.6 1.7 1.6 2.8 0 2.2-2 3.8-5 3.8-2.7 0-4.7-1.2-5.3-3.3M3.4 12h17.2
    switch.2:s[3 3.2 18 7.6 3.8][3 13.2 18 7.6 3.8]|f(17.2 7 2.2)(6.8 17 2.2)
    switch.programmable{fq}:o[3 6.6 18 10.8 5.4]|k(15.6 12 3.2)
    table{f}:o[2.2 4 19.6 16 2.6]|iM2.2 9.3h19.6M8.7 9.3V20
    tablecells{fe}:o[2.2 4 19.6 16 2.6]|iM2.2 9.3h19.6M2.2 14.7h19.6M8.7 4v16M15.3 4v16
    terminal{f}:o2[2 4 20 16 2.8]|i1M6 8.6l3.6 3.2L6 15M11.6 15.4h5
    text.aligncenter:sM3.2 4.8h17.6M6.4 9.6h11.2M3.2 14.4h17.6M6.4 19.2h11.2
    text.alignleft:sM3.2 4.8h17.6M3.2 9.6h11.2M3.2 14.4h17.6M3.2 19.2h11.2
    text.alignright:sM3.2 4.8h17.6M9.6 9.6h11.2M3.2 14.4h17.6M9.6 19.2h11.2
    text.append{~}:sM3.2 5h13.6M3.2 10h13.6M3.2 15h7M17 12.6v8M13 16.6h8
    text.badge.checkmark{~}:sM3.2 5.2h15M3.2 11h9M3.2 16.8h6.6|@1checkmark(17.4 16.2 .5)
    text.badge.minus{~}:sM3.2 5.2h15M3.2 11h15M3.2 16.8h6.6|@1minus(17.6 16.8 .42)
    text.badge.plus{~}:sM3.2 5.2h15M3.2 11h9M3.2 16.8h6.6|@1Gplus(17.6 16.6 .42)
    text.badge.star{~}:sM3.2 5.2h15M3.2 11h7.6M3.2 16.8h6|@!1star(17.2 16.2 .44)
    text.badge.xmark{~}:sM3.2 5.2h15M3.2 11h9M3.2 16.8h6.6|@1xmark(17.4 16.4 .5)
    text.book.closed{f}:@2book.closed|i1M9.4 6.6h6.2M9.4 10.2h6.2
    text.bubble{f~}:@2bubble.left|i1M7.2 9h9.6M7.2 13h6.4
    text.cursor:sM8.4 3.4c2.2 0 3.6.8 3.6 2.6v12c0 1.8-1.4 2.6-3.6 2.6M15.6 3.4c-2.2 \
    0-3.6.8-3.6 2.6M15.6 20.6c-2.2 0-3.6-.8-3.6-2.6M9.8 12h4.4
    text.insert{~}:sM9 5h11.8M9 19h11.8M3 12h8M8 9l3 3-3 3M14 12h6.8
    text.justify{~}:sM3.2 4.8h17.6M3.2 9.6h17.6M3.2 14.4h17.6M3.2 19.2h17.6
    text.justify.leading{~}:@text.justify.left
    text.justify.left{~}:sM3.2 4.8h17.6M3.2 9.6h17.6M3.2 14.4h17.6M3.2 19.2h11.2
    text.justify.right{~}:sM3.2 4.8h17.6M3.2 9.6h17.6M3.2 14.4h17.6M9.6 19.2h11.2
    text.justify.trailing{~}:@text.justify.right
    text.justifyleft{~}:@text.justify.left
    text.justifyright{~}:@text.justify.right
    text.line.first.and.arrowtriangle.forward{~}:sM10 4.8h10.8M3.2 9.8h17.6M3.2 14.8h17.6M3.2 \
    19.8h11.2|bM3.6 2.6l3.4 2.2L3.6 7z
    text.line.last.and.arrowtriangle.forward{~}:sM3.2 4.2h17.6M3.2 9.2h17.6M3.2 14.2h17.6M10 \
    19.2h10.8|bM3.6 17L7 19.2l-3.4 2.2z
    text.magnifyingglass:sM3 5h13M3 10h6M3 15h4.6|s(14.6 13.6 4.6)M18 17l3.8 3.8
    text.page{fs}:@doc.plaintext
    text.page.badge.magnifyingglass:@doc.text.magnifyingglass
    text.quote{~}:sM8 5h12.8M8 12h12.8M8 19h8.8M3.4 4.6v14.8
    text.viewfinder:@viewfinder|tM7.6 8.6h8.8M7.6 12h8.8M7.6 15.4h5.4
    textformat:sM2.4 18.6L7.4 5.4l5 13.2M4.2 14.2h6.4|s(17.4 15 3.5)M20.9 11v7.8
    textformat.123:sM2.8 9.4L5 8v8M9.2 10a2.2 2.2 0 0 1 4.2 1c0 1.3-1 2-4.2 5h4.6M17 \
    8.2h4.4l-2.6 3a2.4 2.4 0 1 1-2.2 3.8
    textformat.abc:sM1.8 16L4.8 8l3 8M2.8 13.4h4M10.6 8v8h2.2a2.2 2.2 0 0 0 0-4.4h-2.2M10.6 \
    8h1.8a1.8 1.8 0 0 1 0 3.6M22 9.2a3 3 0 0 0-2-.9c-1.7 0-2.8 1.5-2.8 3.7s1.1 3.7 2.8 3.7a3 \
    3 0 0 0 2-.9
    textformat.alt:@textformat
    textformat.size:sM2 17.8L5.2 9l3.2 8.8M3.2 14.8h4M10.4 18.6L16 4.2l5.6 14.4M12.6 13.6h6.8
    textformat.size.larger:@textformat.size
    textformat.size.smaller:@textformat.size
    textformat.subscript:sM2.6 15.4l6-10.8M8.6 15.4L2.6 4.6M12.4 14.2a2.6 2.6 0 0 1 5 .8c0 \
    1.4-1 2.4-5 5.4h5.2
    textformat.superscript:sM2.6 19.4l6-10.8M8.6 19.4L2.6 8.6M12.4 5.2a2.6 2.6 0 0 1 5 .8c0 \
    1.4-1 2.4-5 5.4h5.2
    timeline.selection:sM2.6 7v10M6.2 10v4M17.8 10v4M21.4 7v10|b1[10.4 4 3.2 16 1]
    togglepower:sM12 3.4v8M7 5.8a8.2 8.2 0 1 0 10 0
    uiwindow.split.2x1:s[2.2 4.2 19.6 15.6 2.8]M12 4.2v15.6
    underline:sM6.6 3.6v7.6a5.4 5.4 0 0 0 10.8 0V3.6M5.4 20.4h13.2
    viewfinder{cw}:sM3.4 8.2V6.4a3 3 0 0 1 3-3h1.8M15.8 3.4h1.8a3 3 0 0 1 3 3v1.8M20.6 \
    15.8v1.8a3 3 0 0 1-3 3h-1.8M8.2 20.6H6.4a3 3 0 0 1-3-3v-1.8
    """
}
