// SPDX-License-Identifier: MIT

extension StandardSymbols {
  /// The table of rectangles, grids, stacks and phases.
  static let frames = """
    app.connected.to.app.below.fill:b[4 3 7 7 2.2][4 14 7 7 2.2]|sM14.8 6.5h2.4a2.8 2.8 0 0 1 2.8 \
    2.8v5.4a2.8 2.8 0 0 1-2.8 2.8h-2.4
    arrow.left.and.right.righttriangle.left.righttriangle.right{f}:@flip.horizontal
    bolt.shield{f}:@2shield|k1M13 6.4l-4.6 6.4h3.2l-.8 4.8 4.6-6.6h-3.2z
    camera.metering.multispot:s2[1.8 4.8 20.4 14.4 2.7]|s1(12 12 2.6)|f1(5.8 12 1.2)(18.2 12 1.2)
    checkmark.rectangle.stack{f}:@rectangle.stack|iM8.6 14.8l2.5 2.6 4.3-5.2
    circle.and.line.horizontal{f}:o(12 12 5)|sM1.6 12h5.2M17.2 12h5.2
    circle.bottomhalf.fill:@circle.bottomhalf.filled
    circle.grid.2x1{f}:o(6.8 12 4.2)(17.2 12 4.2)
    circle.grid.cross{f}:o(12 4.8 2.8)(12 19.2 2.8)(4.8 12 2.8)(19.2 12 2.8)
    circle.grid.cross.down.filled:s2(12 4.8 2.8)(4.8 12 2.8)(19.2 12 2.8)|b(12 19.2 2.8)
    circle.grid.cross.left.filled:s2(12 4.8 2.8)(12 19.2 2.8)(19.2 12 2.8)|b(4.8 12 2.8)
    circle.grid.cross.right.filled:s2(12 4.8 2.8)(12 19.2 2.8)(4.8 12 2.8)|b(19.2 12 2.8)
    circle.grid.cross.up.filled:s2(12 19.2 2.8)(4.8 12 2.8)(19.2 12 2.8)|b(12 4.8 2.8)
    circle.tophalf.fill:@circle.tophalf.filled
    cube.box{f}:@shippingbox
    flip.horizontal{f}:sM5.4 4.4h13.2M8 1.8L5.4 4.4 8 7M16 1.8l2.6 2.6L16 7|oM9.8 \
    9.8v10.8H2.6zM14.2 9.8v10.8h7.2z
    memories{+-}:sM9 3.4a9.15 9.15 0 1 1-5.4 12.2|bM10 8.6v6.8l5.6-3.4z|f(3 12 .9)(3.7 8.6 .9)(5.6 \
    5.7 .9)
    move.3d:sM12 13V2.8M9.2 5.4L12 2.6l2.8 2.8M12 13l8.6 5M20.8 14.4v3.8h-3.6M12 13l-8.6 5M3.2 \
    14.4v3.8h3.6
    nosign:s(12 12 9.15)M5.5 5.5l13 13
    oval.portrait{f}:o(12 12 6.8 10.2)
    platter.filled.bottom.iphone:s2[6.4 2 11.2 20 2.8]|f1[8.8 13.6 6.4 6 1.2]|t2M10.4 4.8h3.2
    platter.filled.top.iphone:s2[6.4 2 11.2 20 2.8]|f1[8.8 6.4 6.4 6 1.2]|t2M10.4 4.6h3.2
    plus.rectangle.portrait{f}:@2rectangle.portrait|i1M12 8.2v7.6M8.2 12h7.6
    rectangle.3.offgrid{f}:o[2.2 3.6 9.4 9 2][14.4 6 7.4 6.6 1.7][5.4 15.4 12.4 5.4 1.7]
    rectangle.and.hand.point.up.left{f}:o2[1.8 3.4 20.4 13.8 2.7]|c(14.6 16.4 3.6 \
    5.2)|@!1hand.point.up(15.4 17 .56)
    rectangle.arrowtriangle.2.inward:s2[1.8 4.8 20.4 14.4 2.7]|bM5.6 9.2l4 2.8-4 2.8zM18.4 9.2l-4 \
    2.8 4 2.8z
    rectangle.arrowtriangle.2.outward:s2[1.8 4.8 20.4 14.4 2.7]|bM9.6 9.2l-4 2.8 4 2.8zM14.4 9.2l4 \
    2.8-4 2.8z
    rectangle.bottomhalf.inset.filled:s2[1.8 4.8 20.4 14.4 2.7]|f[4.6 12.2 14.8 4.2 1]
    rectangle.bottomthird.inset.filled:s2[1.8 4.8 20.4 14.4 2.7]|f[4.6 13.2 14.8 3.2 1]
    rectangle.connected.to.line.below:s[2.6 3.4 18.8 10.8 2.4]M12 14.4v5.4M2.6 19.8h18.8
    rectangle.dashed.badge.record:@2rectangle.dashed|c(18 17.4 4.6)|s1(18 17.4 3.7)|f1(18 17.4 1.7)
    rectangle.fill.on.rectangle.angled.fill:@!rectangle.on.rectangle.angled
    rectangle.fill.on.rectangle.fill{c}:@!rectangle.on.rectangle
    rectangle.inset.bottomleft.filled:s2[1.8 4.8 20.4 14.4 2.7]|f[4.6 12.2 7 4.2 1]
    rectangle.inset.bottomright.filled:s2[1.8 4.8 20.4 14.4 2.7]|f[12.4 12.2 7 4.2 1]
    rectangle.inset.fill:@rectangle.inset.filled
    rectangle.inset.filled.on.rectangle:s2M4.4 14.8H4a2.4 2.4 0 0 1-2.4-2.4V6.2A2.4 2.4 0 0 1 4 \
    3.8h10.4a2.4 2.4 0 0 1 2.4 2.4v.4|s[7.2 9.2 15.2 11 2.4]|f[9.8 11.8 10 5.8 .8]
    rectangle.inset.topleft.filled:s2[1.8 4.8 20.4 14.4 2.7]|f[4.6 7.6 7 4.2 1]
    rectangle.inset.topright.filled:s2[1.8 4.8 20.4 14.4 2.7]|f[12.4 7.6 7 4.2 1]
    rectangle.leadinghalf.filled{~}:@rectangle.lefthalf.filled
    rectangle.leadinghalf.inset.filled{~}:@rectangle.lefthalf.inset.filled
    rectangle.leadingthird.inset.filled{~}:@rectangle.leftthird.inset.filled
    rectangle.lefthalf.fill:@rectangle.lefthalf.filled
    rectangle.lefthalf.inset.fill:@rectangle.lefthalf.inset.filled
    rectangle.lefthalf.inset.filled.arrow.left:s2[7 5.2 15.4 13.6 2.5]|f[9.6 7.8 4.8 8.4 \
    .9]|s1M3.8 8.6L1 12l2.8 3.4
    rectangle.leftthird.inset.filled:s2[1.8 4.8 20.4 14.4 2.7]|f[4.6 7.6 4.4 8.8 1]
    rectangle.on.rectangle.angled:o2M9.6 17.4L4 18.6a2 2 0 0 1-2.4-1.6L.6 9.8A2 2 0 0 1 2.2 \
    7.5l12.4-2.3a2 2 0 0 1 2.3 1.6l.2 1.2|cM8.6 8.2h12a2 2 0 0 1 2 2v8.2a2 2 0 0 1-2 2h-12a2 2 0 0 \
    1-2-2v-8.2a2 2 0 0 1 2-2z|o[6.6 8.2 16 12.2 2.2]
    rectangle.righthalf.fill:@rectangle.righthalf.filled
    rectangle.righthalf.inset.fill:@rectangle.righthalf.inset.filled
    rectangle.righthalf.inset.fill.arrow.right:@rectangle.righthalf.inset.filled.arrow.right
    rectangle.righthalf.inset.filled.arrow.right:s2[1.6 5.2 15.4 13.6 2.5]|f[9.6 7.8 4.8 8.4 \
    .9]|s1M20.2 8.6L23 12l-2.8 3.4
    rectangle.rightthird.inset.filled:s2[1.8 4.8 20.4 14.4 2.7]|f[15 7.6 4.4 8.8 1]
    rectangle.tophalf.inset.filled:s2[1.8 4.8 20.4 14.4 2.7]|f[4.6 7.6 14.8 4.2 1]
    rectangle.topthird.inset.filled:s2[1.8 4.8 20.4 14.4 2.7]|f[4.6 7.6 14.8 3.2 1]
    rectangle.trailinghalf.filled{~}:@rectangle.righthalf.filled
    rectangle.trailinghalf.inset.filled{~}:@rectangle.righthalf.inset.filled
    rectangle.trailingthird.inset.filled{~}:@rectangle.rightthird.inset.filled
    rotate.3d{c}:@cube(12 11 .52)|s2M5.6 10.4c-2.4 1-3.8 2.4-3.8 3.8 0 2.8 4.4 4.8 10 5M18.4 \
    10.4c2.4 1 3.8 2.4 3.8 3.8 0 2-2.2 3.6-5.6 4.4M9.4 16.6l2.6 2.6-2.6 2.6
    scale.3d:sM12 12.6V5.4M12 12.6l6 3.5M12 12.6l-6 3.5|b[10.4 2.2 3.2 3.2 .4][17.8 15.4 3.2 3.2 \
    .4][3 15.4 3.2 3.2 .4]
    skew:sM8.2 5.4h13.4l-5.8 13.2H2.4z
    slash.circle{f}:o2(12 12 9.15)|i1M9 16.8l6-9.6
    smiley{f}:@face.smiling
    sparkles.square.filled.on.square:s2M6 15.6h-.3A2.7 2.7 0 0 1 3 12.9V5.7A2.7 2.7 0 0 1 5.7 \
    3h7.2a2.7 2.7 0 0 1 2.7 2.7V6|s[8.4 8.4 12.6 12.6 2.7]|fM14.7 10.6c.5 2.8 1.3 3.6 4.1 \
    4.1-2.8.5-3.6 1.3-4.1 4.1-.5-2.8-1.3-3.6-4.1-4.1 2.8-.5 3.6-1.3 4.1-4.1z
    square.2.layers.3d:oM11 4.6L2.9 8.5a.6.6 0 0 0 0 1.1l8.1 3.9a2.2 2.2 0 0 0 2 0l8.1-3.9a.6.6 0 \
    0 0 0-1.1L13 4.6a2.2 2.2 0 0 0-2 0z|s2M2.6 15.2l8.4 4a2.2 2.2 0 0 0 2 0l8.4-4
    square.2.layers.3d.top.filled:@!square.2.layers.3d
    square.2.stack.3d:@square.2.layers.3d
    square.2.stack.3d.top.filled:@!square.2.layers.3d
    square.3.layers.3d.top.filled:@!square.stack.3d.up
    square.3.stack.3d{s}:@square.3.layers.3d
    square.3.stack.3d.top.fill:@!square.stack.3d.up
    square.and.line.vertical.and.square.filled:o2[2 5 6 14 1.6]|sM12 3v18|b[16 5 6 14 1.6]
    square.bottomhalf.filled:s[3.6 3.6 16.8 16.8 3.4]|fM3.6 12v5A3.4 3.4 0 0 0 7 20.4h10a3.4 3.4 0 \
    0 0 3.4-3.4v-5z
    square.bottomthird.inset.filled:s2[3.6 3.6 16.8 16.8 3.4]|f[6.4 14 11.2 3.6 1]
    square.fill.on.square.fill:@!square.on.square
    square.fill.text.grid.1x2:b[3.2 4.2 5.6 5.6 .8][3.2 14.2 5.6 5.6 .8]|sM13.2 5.4h7.6M13.2 \
    9h5M13.2 15.4h7.6M13.2 19h5
    square.filled.and.line.vertical.and.square:b[2 5 6 14 1.6]|sM12 3v18|o2[16 5 6 14 1.6]
    square.grid.3x3.square:s2[3.6 3.6 16.8 16.8 3.4]|f1[7.2 7.2 2.4 2.4 .4][10.8 7.2 2.4 2.4 \
    .4][14.4 7.2 2.4 2.4 .4][7.2 10.8 2.4 2.4 .4][10.8 10.8 2.4 2.4 .4][14.4 10.8 2.4 2.4 .4][7.2 \
    14.4 2.4 2.4 .4][10.8 14.4 2.4 2.4 .4][14.4 14.4 2.4 2.4 .4]
    square.leadingthird.inset.filled{~}:s2[3.6 3.6 16.8 16.8 3.4]|f[6.4 6.4 3.6 11.2 1]
    square.lefthalf.fill:@square.lefthalf.filled
    square.righthalf.fill:@square.righthalf.filled
    square.stack.3d.down.forward{f~}:@square.stack.3d.down.right
    square.stack.3d.down.right{f}:o[8.6 8.6 12.8 12.8 2.4]|s2M5.6 17.2V7.6a2 2 0 0 1 \
    2-2h9.6|s3M2.6 14V4.6a2 2 0 0 1 2-2H14
    square.tophalf.filled:s[3.6 3.6 16.8 16.8 3.4]|fM3.6 12V7A3.4 3.4 0 0 1 7 3.6h10A3.4 3.4 0 0 1 \
    20.4 7v5z
    square.trailingthird.inset.filled{~}:s2[3.6 3.6 16.8 16.8 3.4]|f[14 6.4 3.6 11.2 1]
    squareshape.split.2x2:s[3.4 3.4 17.2 17.2 .4]M12 3.4v17.2M3.4 12h17.2
    squareshape.split.3x3:s[3.4 3.4 17.2 17.2 .4]M9.1 3.4v17.2M14.9 3.4v17.2M3.4 9.1h17.2M3.4 \
    14.9h17.2
    view.2d:sM3.2 9a3.3 3.3 0 0 1 6.6.4c0 2-1.2 3.2-6.4 8.6h6.8M13.6 6v12h1.8a5.4 6 0 0 0 0-12z
    view.3d:sM3.2 6h6.2L6 10.4a3.9 3.9 0 1 1-3.2 5.8M13.6 6v12h1.8a5.4 6 0 0 0 0-12z
    xmark.diamond{f}:@2diamond|i1M9 9l6 6M15 9l-6 6
    xmark.rectangle.portrait{f}:@2rectangle.portrait|i1M9 9l6 6M15 9l-6 6
    """
}
