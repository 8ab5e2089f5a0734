// SPDX-License-Identifier: MIT

extension StandardSymbols {
  /// The table of arrows and chevrons.
  static let arrows = """
    arrow.2.circlepath{c}:sM3.6 10.4a8.6 8.6 0 0 1 15.6-2.6M20.4 13.6a8.6 8.6 0 0 1-15.6 \
    2.6M19.8 3.4v4.8H15M4.2 20.6v-4.8H9
    arrow.2.squarepath:sM15 4.4H7a2.6 2.6 0 0 0-2.6 2.6v7.4M9 19.6h8a2.6 2.6 0 0 0 \
    2.6-2.6V9.6M1.4 11.6l3 3 3-3M22.6 12.4l-3-3-3 3
    arrow.3.trianglepath:sM9 5.2l1.3-2.2a2 2 0 0 1 3.4 0l3 5.2M19 12.6l2 3.6a2 2 0 0 1-1.7 \
    3H14M8 19.2H4.7a2 2 0 0 1-1.7-3l2.8-5M17.6 4.2l-.8 4.2-4.2-.8M16.4 16.2l-3 3 3 3M1.8 \
    12.4l4-1.4 1.5 4
    arrow.backward{cq~}:@arrow.left
    arrow.backward.to.line{c~q}:@arrow.left.to.line
    arrow.branch:sM5 21v-4.6C5 10 12 12.4 12 6V3.4M12 21V3.4M8 7.2l4-4 4 4
    arrow.circlepath:sM20.6 12.4a8.6 8.6 0 1 1-2.6-6.6M20.4 2.8v4.4H16
    arrow.clockwise{cq}:sM20.2 13.2a8.2 8.2 0 1 1-8.2-8.2h1.6|sM10.8 1.9l3.1 3.1-3.1 3.1
    arrow.clockwise.heart{f}:@2heart|j1M15.4 11.8a3.4 3.4 0 1 1-1.6-2.9M14.8 6.6v2.6h-2.6
    arrow.counterclockwise{cq}:sM3.8 13.2a8.2 8.2 0 1 0 8.2-8.2h-1.6|sM13.2 1.9l-3.1 3.1 3.1 3.1
    arrow.down{cq}:sM12 3.4v17M4.8 13.2l7.2 7.2 7.2-7.2
    arrow.down.and.line.horizontal.and.arrow.up:sM3 12h18M12 2.2v6M9.2 5.6l2.8 2.8 2.8-2.8M12 \
    21.8v-6M9.2 18.4l2.8-2.8 2.8 2.8
    arrow.down.app{f}:@2app|i2M12 7.4v9M8.2 12.8l3.8 3.8 3.8-3.8
    arrow.down.backward{cq~}:@arrow.down.left
    arrow.down.backward.and.arrow.up.forward{c~q}:@arrow.down.left.and.arrow.up.right
    arrow.down.circle.dotted:@circle.dotted|sM12 7.4v9M8.2 12.8l3.8 3.8 3.8-3.8
    arrow.down.doc{f}:@2doc|i2M12 10.4v7M9 14.8l3 3 3-3
    arrow.down.document{f}:@arrow.down.doc
    arrow.down.forward{cq~}:@arrow.down.right
    arrow.down.forward.and.arrow.up.backward{c~q}:@arrow.down.right.and.arrow.up.left
    arrow.down.left{cq}:sM18.6 5.4l-13 13M16.2 18.6H5.4V7.8
    arrow.down.left.and.arrow.up.right{cq}:sM20.4 3.6L14 10M20 10.2h-6.2V4M3.6 20.4L10 14M4 \
    13.8h6.2V20
    arrow.down.message{f}:@2message|i1M12 7.2v8M8.8 12.2l3.2 3.2 3.2-3.2
    arrow.down.right{cq}:sM5.4 5.4l13 13M7.8 18.6h10.8V7.8
    arrow.down.right.and.arrow.up.left{cq}:sM3.6 3.6L10 10M4 10.2h6.2V4M20.4 20.4L14 14M20 \
    13.8h-6.2V20
    arrow.down.to.line{cq}:sM12 3v13M6 10.4l6 5.8 6-5.8M4 20.6h16
    arrow.down.to.line.compact:sM12 4v11.6M7.4 11.2l4.6 4.6 4.6-4.6M6.2 20h11.6
    arrow.forward{cq~}:@arrow.right
    arrow.forward.to.line{c~q}:@arrow.right.to.line
    arrow.left{cq}:sM20.6 12H3.6M10.8 4.8L3.6 12l7.2 7.2
    arrow.left.and.line.vertical.and.arrow.right:sM12 3v18M8.2 12h-6M5 9.2L2.2 12 5 14.8M15.8 \
    12h6M19 9.2l2.8 2.8-2.8 2.8
    arrow.left.and.right{cq}:sM3 12h18M7.8 7L3 12l4.8 5M16.2 7l4.8 5-4.8 5
    arrow.left.arrow.right{cq}:sM4 7.6h16M15.6 3.2L20 7.6 15.6 12M20 16.4H4M8.4 12L4 \
    16.4l4.4 4.4
    arrow.left.to.line{cq}:sM21 12H8M13.6 6l-5.8 6 5.8 6M3.4 4v16
    arrow.left.to.line.compact:sM20 12H8.4M12.8 7.4L8.2 12l4.6 4.6M4 6.2v11.6
    arrow.rectanglepath:sM13.4 5.4h4.4a3 3 0 0 1 3 3v7.2a3 3 0 0 1-3 3H9.6M10.6 18.6H6.2a3 3 \
    0 0 1-3-3V8.4a3 3 0 0 1 3-3h5M8.2 2.2l3.2 3.2-3.2 3.2
    arrow.right{cq}:sM3.4 12h17M13.2 4.8l7.2 7.2-7.2 7.2
    arrow.right.and.line.vertical.and.arrow.left:sM12 3v18M2.2 12h6M5.6 9.2L8.4 12l-2.8 2.8M21.8 \
    12h-6M18.4 9.2L15.6 12l2.8 2.8
    arrow.right.arrow.left{cq}:sM20 7.6H4M8.4 3.2L4 7.6 8.4 12M4 16.4h16M15.6 12l4.4 4.4-4.4 4.4
    arrow.right.doc.on.clipboard:@2clipboard(10.2 10.8 .9)|c[9.4 13 13 6.4 1]|s1M10.6 16.2h10M17 \
    12.6l3.6 3.6-3.6 3.6
    arrow.right.to.line{cq}:sM3 12h13M10.4 6l5.8 6-5.8 6M20.6 4v16
    arrow.right.to.line.compact:sM4 12h11.6M11.2 7.4l4.6 4.6-4.6 4.6M20 6.2v11.6
    arrow.swap:sM4.4 17V8.6A3.4 3.4 0 0 1 7.8 5.2h7M11.4 1.6L15 5.2l-3.6 3.6M19.6 7v8.4a3.4 3.4 0 \
    0 1-3.4 3.4h-7M12.6 22.4L9 18.8l3.6-3.6
    arrow.triangle.2.circlepath{c}:sM3.6 10.6a8.5 8.5 0 0 1 14.4-4.7M20.4 13.4a8.5 8.5 0 0 \
    1-14.4 4.7|bM20.2 3.8v4.8h-4.9zM3.8 20.2v-4.8h4.9z
    arrow.triangle.2.circlepath.camera{f}:@2camera|j2M8.4 12.2a3.7 3.7 0 0 1 6.5-1.6M15.6 \
    13.4a3.7 3.7 0 0 1-6.5 1.6M15.2 8.6v2.2H13M8.8 17v-2.2H11
    arrow.triangle.branch:sM6.6 21V6.4M6.6 17.6c0-5.4 10.6-3.2 10.6-9V7.6|bM6.6 3L9 \
    6.6H4.2zM17.2 4.2l2.4 3.6h-4.8z
    arrow.triangle.merge:sM6 3.4v3.8c0 5 6 4 6 9.4M18 3.4v3.8c0 5-6 4-6 9.4|bM12 \
    20.8l-2.6-4h5.2z
    arrow.triangle.pull:s(6 5 2.2)(6 19 2.2)(18 19 2.2)M6 7.2v9.6M18 16.8v-7A4.2 4.2 0 0 0 13.8 \
    5.6h-1.2|bM13 2.8v5.6L9.8 5.6z
    arrow.triangle.swap:sM7.6 3.6v13M16.4 20.4v-13|bM7.6 20.6l-2.8-4.2h5.6zM16.4 3.4l2.8 \
    4.2h-5.6z
    arrow.triangle.turn.up.right.circle{f}:o2(12 12 9.15)|i2M8.6 16v-3.4a1.6 1.6 0 0 1 \
    1.6-1.6h4|k2M13.8 7.8l3.8 3.2-3.8 3.2z
    arrow.triangle.turn.up.right.diamond{f}:@2diamond|i2M9 15.6v-3.2a1.6 1.6 0 0 1 \
    1.6-1.6h3.6|k2M14 8l3.4 2.8L14 13.6z
    arrow.trianglehead.2.clockwise{c}:@arrow.triangle.2.circlepath
    arrow.trianglehead.2.clockwise.rotate.90{c}:@arrow.triangle.2.circlepath
    arrow.trianglehead.2.counterclockwise{c}:sM20.4 10.6a8.5 8.5 0 0 0-14.4-4.7M3.6 13.4a8.5 \
    8.5 0 0 0 14.4 4.7|bM3.8 3.8v4.8h4.9zM20.2 20.2v-4.8h-4.9z
    arrow.trianglehead.clockwise:@arrow.clockwise
    arrow.trianglehead.counterclockwise:@arrow.counterclockwise
    arrow.turn.down.left:sM19.6 3.6v7.2a4.4 4.4 0 0 1-4.4 4.4H3.8M9.2 9.8l-5.4 5.4 5.4 5.4
    arrow.turn.down.right:sM4.4 3.6v7.2a4.4 4.4 0 0 0 4.4 4.4h11.4M14.8 9.8l5.4 5.4-5.4 5.4
    arrow.turn.left.down:sM20.4 4.4h-7.2a4.4 4.4 0 0 0-4.4 4.4v11.4M14.2 14.8l-5.4 5.4-5.4-5.4
    arrow.turn.left.up:sM20.4 19.6h-7.2a4.4 4.4 0 0 1-4.4-4.4V3.8M14.2 9.2L8.8 3.8 3.4 9.2
    arrow.turn.right.down:sM3.6 4.4h7.2a4.4 4.4 0 0 1 4.4 4.4v11.4M9.8 14.8l5.4 5.4 5.4-5.4
    arrow.turn.right.up:sM3.6 19.6h7.2a4.4 4.4 0 0 0 4.4-4.4V3.8M9.8 9.2l5.4-5.4 5.4 5.4
    arrow.turn.up.left:sM19.6 20.4v-7.2a4.4 4.4 0 0 0-4.4-4.4H3.8M9.2 3.4L3.8 8.8l5.4 5.4
    arrow.turn.up.right:sM4.4 20.4v-7.2A4.4 4.4 0 0 1 8.8 8.8h11.4M14.8 3.4l5.4 5.4-5.4 5.4
    arrow.up{cq}:sM12 20.6V3.6M4.8 10.8L12 3.6l7.2 7.2
    arrow.up.and.down{cq}:sM12 3v18M7 7.8L12 3l5 4.8M7 16.2l5 4.8 5-4.8
    arrow.up.and.down.and.arrow.left.and.right:sM12 2.6v18.8M2.6 12h18.8M9 5.4l3-2.9 3 2.9M9 \
    18.6l3 2.9 3-2.9M5.4 9l-2.9 3 2.9 3M18.6 9l2.9 3-2.9 3
    arrow.up.and.down.text.horizontal{~}:sM5.6 4.4v15.2M2.6 7.4l3-3.2 3 3.2M2.6 16.6l3 3.2 \
    3-3.2M12 5.6h9.4M12 9.9h6.6M12 14.2h9.4M12 18.4h6.6
    arrow.up.and.line.horizontal.and.arrow.down:sM3 12h18M12 8.2v-6M9.2 5L12 2.2 14.8 5M12 \
    15.8v6M9.2 19l2.8 2.8 2.8-2.8
    arrow.up.arrow.down{cq}:sM7.6 20V4M3.2 8.4L7.6 4 12 8.4M16.4 4v16M12 15.6l4.4 4.4 4.4-4.4
    arrow.up.backward{cq~}:@arrow.up.left
    arrow.up.backward.and.arrow.down.forward{c~q}:@arrow.up.left.and.arrow.down.right
    arrow.up.bin{f}:sM3.4 6.2h17.2M9 3h6|oM5.4 6.2l1 12.7a2.4 2.4 0 0 0 2.4 2.3h6.4a2.4 2.4 0 0 0 \
    2.4-2.3l1-12.7z|iM12 17.4v-7M9 13l3-3 3 3
    arrow.up.doc{f}:@2doc|i2M12 17.6v-7M9 13.2l3-3 3 3
    arrow.up.doc.on.clipboard:@2clipboard(10.2 10.8 .9)|c[12.4 10.4 8.4 12 1]|s1M16.6 \
    21.4v-9.6M13.2 15l3.4-3.4L20 15
    arrow.up.document{f}:@arrow.up.doc
    arrow.up.forward{cq~}:@arrow.up.right
    arrow.up.forward.and.arrow.down.backward{c~q}:@arrow.up.right.and.arrow.down.left
    arrow.up.forward.app{f~}:@2app|i2M9 15l6.2-6.2M10 8.6h5.4V14
    arrow.up.left{cq}:sM18.6 18.6L5.6 5.6M16.2 5.4H5.4v10.8
    arrow.up.left.and.arrow.down.right{cq}:sM10.4 10.4L4 4M9.8 3.8h-6v6M13.6 13.6L20 20M14.2 \
    20.2h6v-6
    arrow.up.left.and.down.right.and.arrow.up.right.and.down.left:sM4 4l16 16M20 4L4 20M3.8 \
    9V3.8H9M15 3.8h5.2V9M20.2 15v5.2H15M9 20.2H3.8V15
    arrow.up.message{f}:@2message|i1M12 15.6v-8M8.8 10.6L12 7.4l3.2 3.2
    arrow.up.right{cq}:sM5.4 18.6L18.4 5.6M7.8 5.4h10.8v10.8
    arrow.up.right.and.arrow.down.left{cqr}:sM13.6 10.4L20 4M14.2 3.8h6v6M10.4 13.6L4 20M9.8 \
    20.2h-6v-6
    arrow.up.to.line{cq}:sM12 21V8M6 13.6l6-5.8 6 5.8M4 3.4h16
    arrow.up.to.line.compact:sM12 20V8.4M7.4 12.8L12 8.2l4.6 4.6M6.2 4h11.6
    arrow.uturn.backward{cq~}:sM8.4 3.6L3.4 8.6l5 5M3.6 8.6h11a5.7 5.7 0 0 1 0 11.4H9.4
    arrow.uturn.down{cq}:sM3.6 15.6l5 5 5-5M8.6 20.4v-11a5.7 5.7 0 0 1 11.4 0v5.2
    arrow.uturn.forward{cq~}:sM15.6 3.6l5 5-5 5M20.4 8.6h-11a5.7 5.7 0 0 0 0 11.4h5.2
    arrow.uturn.left{cq}:@arrow.uturn.backward
    arrow.uturn.right{cq}:@arrow.uturn.forward
    arrow.uturn.up{cq}:sM3.6 8.4l5-5 5 5M8.6 3.6v11a5.7 5.7 0 0 0 11.4 0V9.4
    arrowshape.backward{f~c}:@arrowshape.left
    arrowshape.down{fc}:oM4.4 12.6L12 21l7.6-8.4h-4.4V3.2H8.8v9.4z
    arrowshape.forward{f~c}:@arrowshape.right
    arrowshape.left{fc}:oM11.4 4.4L3 12l8.4 7.6v-4.4h9.4V8.8h-9.4z
    arrowshape.right{fc}:oM12.6 4.4L21 12l-8.4 7.6v-4.4H3.2V8.8h9.4z
    arrowshape.turn.up.backward{fc~^t}:@arrowshape.turn.up.left
    arrowshape.turn.up.backward.2{f~c}:oM13.4 4.6l-7 7 7 6.9v-4.1c4.2-.2 6.8 1.4 8.6 \
    5-.2-7-3-10.6-8.6-11z|sM8.6 5L2 11.6l6.6 6.5
    arrowshape.turn.up.forward{fc~}:@arrowshape.turn.up.right
    arrowshape.turn.up.left{fc}:oM10.2 4.6L2.6 11.6l7.6 6.9v-4.1c5.2-.2 8.8 1.4 11.2 \
    5.2-.2-7.4-4.4-11-11.2-11.2z
    arrowshape.turn.up.left.2{fc}:@arrowshape.turn.up.backward.2
    arrowshape.turn.up.right{fc}:oM13.8 4.6l7.6 7-7.6 6.9v-4.1c-5.2-.2-8.8 1.4-11.2 \
    5.2.2-7.4 4.4-11 11.2-11.2z
    arrowshape.up{fc}:oM4.4 11.4L12 3l7.6 8.4h-4.4v9.4H8.8v-9.4z
    arrowtriangle.backward{fcq~}:@arrowtriangle.left
    arrowtriangle.down{fcq}:oM5.2 7.4h13.6a.8.8 0 0 1 .7 1.2l-6.8 10.8a.8.8 0 0 1-1.4 0L4.5 \
    8.6a.8.8 0 0 1 .7-1.2z
    arrowtriangle.forward{fcq~}:@arrowtriangle.right
    arrowtriangle.left{fcq}:oM16.6 5.2v13.6a.8.8 0 0 1-1.2.7L4.6 12.7a.8.8 0 0 1 \
    0-1.4l10.8-6.8a.8.8 0 0 1 1.2.7z
    arrowtriangle.left.and.line.vertical.and.arrowtriangle.right{f}:oM7.6 7v10a.6.6 0 0 1-1 \
    .5l-5.1-5a.7.7 0 0 1 0-1l5.1-5a.6.6 0 0 1 1 .5zM16.4 7v10a.6.6 0 0 0 1 .5l5.1-5a.7.7 0 0 0 \
    0-1l-5.1-5a.6.6 0 0 0-1 .5z|sM12 3v18
    arrowtriangle.right{fcq}:oM7.4 5.2v13.6a.8.8 0 0 0 1.2.7L19.4 12.7a.8.8 0 0 0 0-1.4L8.6 \
    4.5a.8.8 0 0 0-1.2.7z
    arrowtriangle.right.and.line.vertical.and.arrowtriangle.left{f}:oM2 7v10a.6.6 0 0 0 1 \
    .5l5.1-5a.7.7 0 0 0 0-1L3 6.5a.6.6 0 0 0-1 .5zM22 7v10a.6.6 0 0 1-1 .5l-5.1-5a.7.7 0 0 1 \
    0-1l5.1-5a.6.6 0 0 1 1 .5z|sM12 3v18
    arrowtriangle.up{fcq}:oM5.2 16.6h13.6a.8.8 0 0 0 .7-1.2L12.7 4.6a.8.8 0 0 0-1.4 0L4.5 \
    15.4a.8.8 0 0 0 .7 1.2z
    chevron.backward{cq~}:@chevron.left
    chevron.backward.2{~}:@chevron.left.2
    chevron.backward.to.line{~}:@chevron.left.to.line
    chevron.compact.backward{~}:@chevron.compact.left
    chevron.compact.down:sM3.4 10.1l8.6 3.8 8.6-3.8
    chevron.compact.forward{~}:@chevron.compact.right
    chevron.compact.left:sM13.9 3.4L10.1 12l3.8 8.6
    chevron.compact.right:sM10.1 3.4l3.8 8.6-3.8 8.6
    chevron.compact.up:sM3.4 13.9L12 10.1l8.6 3.8
    chevron.down{cq}:sM4.6 8.4L12 15.8l7.4-7.4
    chevron.down.2:sM4.8 4.4l7.2 7 7.2-7M4.8 12.6l7.2 7 7.2-7
    chevron.forward{cq~}:@chevron.right
    chevron.forward.2{~}:@chevron.right.2
    chevron.forward.to.line{~}:@chevron.right.to.line
    chevron.left{cq}:sM15.6 4.6L8.2 12l7.4 7.4
    chevron.left.2:sM11.6 4.6L4.2 12l7.4 7.4M19.8 4.6L12.4 12l7.4 7.4
    chevron.left.forwardslash.chevron.right:sM7 7L2 12l5 5M17 7l5 5-5 5M14.2 4.6L9.8 19.4
    chevron.left.to.line:sM18.6 4.6L11.2 12l7.4 7.4M5.4 4.6v14.8
    chevron.right{cq}:sM8.4 4.6L15.8 12l-7.4 7.4
    chevron.right.2:sM4.2 4.6L11.6 12l-7.4 7.4M12.4 4.6L19.8 12l-7.4 7.4
    chevron.right.to.line:sM5.4 4.6l7.4 7.4-7.4 7.4M18.6 4.6v14.8
    chevron.up{cq}:sM4.6 15.6L12 8.2l7.4 7.4
    chevron.up.2:sM4.8 11.4L12 4.4l7.2 7M4.8 19.6l7.2-7 7.2 7
    chevron.up.chevron.down{q}:sM7 9.2l5-5.2 5 5.2M7 14.8l5 5.2 5-5.2
    clear{f}:o2[2 5.2 20 13.6 2.8]|i1M9.2 9.2l5.6 5.6M14.8 9.2l-5.6 5.6
    command{cq}:s(6.6 6.6 2.8)(17.4 6.6 2.8)(6.6 17.4 2.8)(17.4 17.4 2.8)[9.4 9.4 5.2 5.2 0]
    control:sM5.6 14.6L12 8l6.4 6.6
    delete.backward{f~}:@delete.left
    delete.forward{f~}:@delete.right
    delete.left{f~}:o2M9.2 5.2h9.4a2.8 2.8 0 0 1 2.8 2.8v8a2.8 2.8 0 0 1-2.8 2.8H9.2a2.8 2.8 \
    0 0 1-2-.9l-5-5.2a1 1 0 0 1 0-1.4l5-5.2a2.8 2.8 0 0 1 2-.9z|i1M11.2 9.2l5.6 5.6M16.8 \
    9.2l-5.6 5.6
    delete.right{f}:o2M14.8 5.2H5.4a2.8 2.8 0 0 0-2.8 2.8v8a2.8 2.8 0 0 0 2.8 2.8h9.4a2.8 2.8 0 0 \
    0 2-.9l5-5.2a1 1 0 0 0 0-1.4l-5-5.2a2.8 2.8 0 0 0-2-.9z|i1M7.2 9.2l5.6 5.6M12.8 9.2l-5.6 5.6
    escape:sM7 4.6a9 9 0 1 0 10-.2M12 12L3.6 3.6M3.4 9V3.4H9
    exclamationmark.arrow.circlepath:@2arrow.circlepath|s1M12 8v4.4|f1(12 15.8 1.2)
    exclamationmark.arrow.triangle.2.circlepath:@2arrow.triangle.2.circlepath|s1M12 8v4.4|f1(12 \
    15.8 1.2)
    gearshape.arrow.triangle.2.circlepath:@2arrow.triangle.2.circlepath|s1(12 12 2.3)M12 \
    7.6v1.2M12 15.2v1.2M7.6 12h1.2M15.2 12h1.2M8.9 8.9l.8.8M15.1 15.1l-.8-.8M8.9 15.1l.8-.8M15.1 \
    8.9l-.8.8
    location.north{fc}:oM12 2.8l6.8 17.6a.5.5 0 0 1-.8.6L12 16.6 6 21a.5.5 0 0 1-.8-.6z
    location.north.line{f}:oM12 6.2l5.6 14.2a.5.5 0 0 1-.7.6L12 17.6 7.1 21a.5.5 0 0 \
    1-.7-.6z|sM6.8 2.6h10.4
    option:sM3 6.4h5.4l7.2 11.4H21M14.6 6.4H21
    repeat{c}:sM3.4 11V9.6A4.2 4.2 0 0 1 7.6 5.4h12.8M17.2 2.2l3.2 3.2-3.2 3.2M20.6 \
    13v1.4a4.2 4.2 0 0 1-4.2 4.2H3.6M6.8 21.8l-3.2-3.2 3.2-3.2
    repeat.1{c}:@repeat|sM11 10.6l1.6-.9v5
    restart{c}:sM13.6 4.4a8.2 8.2 0 1 1-7.2 1.8|bM13.4 1.6v5.6L8.6 4.4z
    return:sM20 4.6v5.8a3.4 3.4 0 0 1-3.4 3.4H4.2M9.4 8.4l-5.4 5.4 5.4 5.4
    return.left:@return
    return.right:sM4 4.6v5.8a3.4 3.4 0 0 0 3.4 3.4h12.4M14.6 8.4l5.4 5.4-5.4 5.4
    shift{f}:oM11.2 3.6L3.4 12a.7.7 0 0 0 .5 1.2h3.9v5a1.6 1.6 0 0 0 1.6 1.6h5.2a1.6 1.6 0 0 \
    0 1.6-1.6v-5h3.9a.7.7 0 0 0 .5-1.2l-7.8-8.4a1.1 1.1 0 0 0-1.6 0z
    shuffle{c}:sM2.4 7.2h2.8c5.4 0 7.2 9.6 12.6 9.6h3.4M2.4 16.8h2.8c1.9 0 3.4-1.2 \
    4.6-2.8M13.2 10c1.2-1.6 2.7-2.8 4.6-2.8h3.4M18.4 4.2l3 3-3 3M18.4 13.8l3 3-3 3
    """
}
