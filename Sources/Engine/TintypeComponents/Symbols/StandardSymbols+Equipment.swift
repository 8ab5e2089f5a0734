// SPDX-License-Identifier: MIT

extension StandardSymbols {
  /// The table of further devices and objects.
  static let equipment = """
    4k.tv{f}:@2tv|i1M9.6 13.6V7.4l-3.4 4.4h4.4M13.6 7.4v6.2M17.6 7.4L13.8 11l3.8 2.6
    airpods.max:@airpodsmax
    apple.logo:@applelogo
    applelogo:bM12 8.6c-1.7-1.2-3.5-1.4-5.2-.4-2.4 1.5-2.8 4.8-1.6 8 1 2.8 2.7 4.8 4.6 4.8.9 0 \
    1.4-.4 2.2-.4s1.3.4 2.2.4c1.9 0 3.6-2 4.6-4.8 1.2-3.2.8-6.5-1.6-8-1.7-1-3.5-.8-5.2.4z|fM12 \
    6.8c-.4-2.6 1-4.6 3.8-5 .2 2.8-1.2 4.8-3.8 5z
    av.remote{f}:o[7.4 2 9.2 20 3]|k(12 7.2 2)|jM10 12.4h.02M14 12.4h.02M10 15.4h.02M14 \
    15.4h.02M10 18.4h.02M14 18.4h.02
    beats.headphones:@headphones
    bin.xmark{f}:@xmark.bin
    cross.vial{f}:o[5.4 8 13.2 13.4 3]|o[7.4 2.6 9.2 5.4 1.3]|iM12 11.4v6.6M8.7 14.7h6.6
    dial{f}:@dial.medium
    dpad{f}:oM10 2.8h4a1 1 0 0 1 1 1V9h5.2a1 1 0 0 1 1 1v4a1 1 0 0 1-1 1H15v5.2a1 1 0 0 1-1 1h-4a1 \
    1 0 0 1-1-1V15H3.8a1 1 0 0 1-1-1v-4a1 1 0 0 1 1-1H9V3.8a1 1 0 0 1 1-1z
    exclamationmark.magnifyingglass:@magnifyingglass|sM10.2 6.6v3.8|f(10.2 13.6 1.2)
    faxmachine{f}:o[2.2 8.6 19.6 11.4 2.2]|sM7.4 8.4V4.2a1 1 0 0 1 1-1h7.2a1 1 0 0 1 1 1v4.2|iM6 \
    12.2v4.2|k[9 12 9.4 4.6 .8]
    flipphone:s[6.8 1.8 10.4 9.2 2][6.8 12.8 10.4 9.4 2]M9.4 11v1.6M14.6 11v1.6|t2M10.2 \
    15.8h.02M13.8 15.8h.02M10.2 19h.02M13.8 19h.02
    gobackward.45:@gobackward|tM10.4 16.4V11l-2.6 3.6h3.6M16 11h-2.6l-.2 2.4c1.8-.6 3 .2 3 1.6 0 \
    1.6-2 2-3 1
    gobackward.5:@gobackward|tM13.8 11h-3l-.3 2.6c2-.7 3.4.2 3.4 1.7 0 1.8-2.2 2.2-3.4 1
    gobackward.60:@gobackward|tM10.6 11c-1.6.6-2.6 1.8-2.6 3.6a1.6 1.8 0 1 0 .4-1.2|t(14.6 13.7 \
    1.7 2.6)
    gobackward.75:@gobackward|tM7.8 11h3l-1.8 5.4M16 11h-2.6l-.2 2.4c1.8-.6 3 .2 3 1.6 0 1.6-2 2-3 1
    gobackward.90:@gobackward|tM8.6 16.4c1.6-.6 2.6-1.8 2.6-3.6a1.6 1.8 0 1 0-.4 1.2|t(14.6 13.7 \
    1.7 2.6)
    gobackward.minus:@gobackward|sM9.2 13.6h5.6
    goforward.45:@goforward|tM10.4 16.4V11l-2.6 3.6h3.6M16 11h-2.6l-.2 2.4c1.8-.6 3 .2 3 1.6 0 \
    1.6-2 2-3 1
    goforward.5:@goforward|tM13.8 11h-3l-.3 2.6c2-.7 3.4.2 3.4 1.7 0 1.8-2.2 2.2-3.4 1
    goforward.60:@goforward|tM10.6 11c-1.6.6-2.6 1.8-2.6 3.6a1.6 1.8 0 1 0 .4-1.2|t(14.6 13.7 1.7 \
    2.6)
    goforward.75:@goforward|tM7.8 11h3l-1.8 5.4M16 11h-2.6l-.2 2.4c1.8-.6 3 .2 3 1.6 0 1.6-2 2-3 1
    goforward.90:@goforward|tM8.6 16.4c1.6-.6 2.6-1.8 2.6-3.6a1.6 1.8 0 1 0-.4 1.2|t(14.6 13.7 1.7 \
    2.6)
    goforward.plus:@goforward|sM9.2 13.6h5.6M12 10.8v5.6
    hourglass.bottomhalf.fill:@hourglass.bottomhalf.filled
    hourglass.tophalf.fill:@hourglass.tophalf.filled
    ipad.homebutton:s[4 2 16 20 2.6]|t(12 18.8 1)
    key.2.on.ring{f}:s2(12 5.4 4.2)|c(7 12.6 3.5)(17 12.6 3.5)|o(7 12.6 3.5)(17 12.6 3.5)|k(7 11.4 \
    .9)(17 11.4 .9)|sM7 16.2v6M7 19.4H4.4M17 16.2v6M17 19.4h2.6
    lifepreserver{f}:o2(12 12 9.15)|i1(12 12 3.8)M9.3 9.3L5.5 5.5M14.7 9.3l3.8-3.8M9.3 14.7l-3.8 \
    3.8M14.7 14.7l3.8 3.8
    light.beacon.max{f}:oM7 18v-4.6a5 5 0 0 1 10 0V18z|sM4.4 21h15.2M12 4.8V2.2M5.8 7.2L4 5.4M18.2 \
    7.2L20 5.4M3.8 13.2H1.6M20.2 13.2h2.2
    light.beacon.min{f}:oM7 18v-4.6a5 5 0 0 1 10 0V18z|sM4.4 21h15.2|f(12 4 1.1)(5.4 6.6 1.1)(18.6 \
    6.6 1.1)(2.9 13.2 1.1)(21.1 13.2 1.1)
    light.max:b(12 12 2.6)|sM12 5.6V2.2M12 18.4v3.4M5.6 12H2.2M18.4 12h3.4M7.47 7.47L5.07 \
    5.07M16.53 7.47l2.4-2.4M7.47 16.53l-2.4 2.4M16.53 16.53l2.4 2.4
    light.min:b(12 12 2.6)|f(12 4.6 1.1)(12 19.4 1.1)(4.6 12 1.1)(19.4 12 1.1)(6.77 6.77 \
    1.1)(17.23 6.77 1.1)(6.77 17.23 1.1)(17.23 17.23 1.1)
    lightbulb.led{f}:@lightbulb|iM9.4 9.4h5.2M10.2 12.6h3.6
    lock.open.rotation:sM20.6 12.4a8.6 8.6 0 1 1-2.6-6.6M20.4 2.8v4.4H16|b[8.8 11.4 6.4 4.6 \
    .8]|tM10 11V9.4a2 2 0 0 1 3.8-.9
    lock.rotation.open:@lock.open.rotation
    menucard{f}:o[4.4 2.6 15.2 18.8 2.2]|iM8.4 7.4h7.2|jM9.8 11.2h4.4M9.8 14.2h4.4|iM8.4 17.6h7.2
    music.note.tv{f}:@2tv|k1(9.8 13 1.7)|i1M11 12.8V7.4l3.8-.9v2
    pencil.and.scribble:@pencil(14.2 9.6 .78)|sM2.6 20.8c1-2.4 2.4-3.4 3.4-2.6 1.2 1-1.2 2.8.2 3.4 \
    1.6.6 2.6-2.8 4.2-2.2 1.4.5.2 2.2 1.6 2.4.9.1 1.5-.3 2.2-.8
    photo.tv:@tv|f(7 8 1.4)|tM4.6 14.4l3.6-3 2.4 1.8 3.4-3.2 5.2 4.4
    scalemass{f}:o(12 5.2 2.6)|oM8.2 8.4h7.6a2 2 0 0 1 1.9 1.4l3 9.4a1.6 1.6 0 0 1-1.5 2H4.8a1.6 \
    1.6 0 0 1-1.5-2l3-9.4a2 2 0 0 1 1.9-1.4z
    sensor{f}:o[6.4 2.6 11.2 18.8 5.6]|k(12 8.4 2.2)|iM9.8 16.4h4.4
    shippingbox.and.arrow.backward{f~}:@shippingbox(13.4 10.4 .84)|c[1.6 15.4 11 4.4 1]|sM12.6 \
    17.6H3M6.4 14.2L3 17.6l3.4 3.4
    speaker.1{f}:@speaker.wave.1
    speaker.2{f}:@speaker.wave.2
    speaker.3{f}:@speaker.wave.3
    speaker.minus{f}:@speaker(10.4 12 .96)|sM17.2 12h5.4
    speaker.plus{f}:@speaker(10.4 12 .96)|sM17.2 12h5.4M19.9 9.3v5.4
    stroller{f}:oM11.4 3.2a8.4 8.4 0 0 1 8.4 8.4h-8.4z|oM4.2 11.6h15.6c0 3.2-2.6 5.2-5.8 \
    5.2H9.6c-3 0-5.2-2-5.4-5.2z|sM1.8 7.4c1.6.2 2.2 1.6 2.4 4|b(8.4 20.4 1)(15.6 20.4 1)
    swatchpalette{f}:o[2.8 2.8 7.6 18.4 2.2]|k(6.6 17.2 1.2)|sM10.6 8.6l3-3a1.8 1.8 0 0 1 2.6 \
    0l2.6 2.6a1.8 1.8 0 0 1 0 2.6l-8.4 8.4M16.6 13.4h2.8a1.8 1.8 0 0 1 1.8 1.8v4.2a1.8 1.8 0 0 \
    1-1.8 1.8H8
    swift:fM2.4 6.2c3 .6 5.8 2 8 4.4C11.4 7.8 15 4.2 21.8 3c-3.2 2.2-5.4 5-6.2 8.6-.4 1.9-1.5 \
    3.4-3.2 4.2l1.2 5.4-3-2.6-3.8 2 2.2-4.8C6 13.6 3.4 10.6 2.4 6.2z
    wand.and.rays.inverse:@wand.and.rays
    wand.and.stars.inverse:@wand.and.stars
    window.shade.closed:sM2.6 3.2h18.8|s2[4.4 3.2 15.2 17.6 1.2]|sM4.4 7.8h15.2M4.4 12.2h15.2M4.4 \
    16.6h15.2
    window.shade.open:sM2.6 3.2h18.8|s2[4.4 3.2 15.2 17.6 1.2]M12 8v12.6|sM4.4 7.8h15.2
    """
}
