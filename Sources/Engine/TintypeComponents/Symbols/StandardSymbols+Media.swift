// SPDX-License-Identifier: MIT

extension StandardSymbols {
  /// The table of media and devices.
  static let media = """
    airplay.audio:@airplayaudio
    airplay.video{c}:@airplayvideo
    airplayaudio{c!}:sM6.6 18.6A9.15 9.15 0 1 1 17.4 18.6M8.6 15a5.2 5.2 0 1 1 6.8 0|f(12 11.2 \
    1.5)|bM12 15.6l4.4 5.2H7.6z
    airplayvideo{c!}:sM6.6 16.8H5A2.6 2.6 0 0 1 2.4 14.2V6.6A2.6 2.6 0 0 1 5 4h14a2.6 2.6 0 0 \
    1 2.6 2.6v7.6a2.6 2.6 0 0 1-2.6 2.6h-1.6|bM12 14.6l5 6H7z
    airpods:bM4.8 3.4a3.4 3.4 0 0 1 5.4 2.8v4.2a1 1 0 0 1-1 1H8v8.2a1.4 1.4 0 0 1-2.8 \
    0V9.8A3.6 3.6 0 0 1 4.8 3.4zM19.2 3.4a3.4 3.4 0 0 0-5.4 2.8v4.2a1 1 0 0 0 1 1H16v8.2a1.4 \
    1.4 0 0 0 2.8 0V9.8a3.6 3.6 0 0 0 .4-6.4z
    airpodsmax:@headphones
    airpodspro:@airpods
    appletv{f}:o[2.6 7 18.8 10 2.6]
    applewatch{s}:s[6.4 6.4 11.2 11.2 3]|sM8.6 6.4L9.4 2.6h5.2l.8 3.8M8.6 17.6l.8 \
    3.8h5.2l.8-3.8M19.4 10v2.6
    applewatch.watchface:@applewatch|s(12 12 2.6)
    backward{fc}:oM11.2 6.2v11.6a.7.7 0 0 1-1.1.6L1.9 12.6a.7.7 0 0 1 0-1.2l8.2-5.8a.7.7 0 0 \
    1 1.1.6zM21.8 6.2v11.6a.7.7 0 0 1-1.1.6l-8.2-5.8a.7.7 0 0 1 0-1.2l8.2-5.8a.7.7 0 0 1 1.1.6z
    backward.end{fc}:oM18.8 5.4v13.2a.8.8 0 0 1-1.2.7L8 12.7a.8.8 0 0 1 0-1.4l9.6-6.6a.8.8 0 \
    0 1 1.2.7z|sM4.8 4.8v14.4
    backward.frame{f}:@backward.end
    barometer:@gauge
    battery.0:s2[1.6 7 18 10 2.8]|s2M22.4 10.6v2.8
    battery.0percent:@battery.0
    battery.100{c}:s2[1.6 7 18 10 2.8]|s2M22.4 10.6v2.8|b[4.6 10 12 4 .6]
    battery.100.bolt:s2M8.4 17H4.4a2.8 2.8 0 0 1-2.8-2.8V9.8A2.8 2.8 0 0 1 4.4 7h3.2M13.4 \
    7h3.4a2.8 2.8 0 0 1 2.8 2.8v4.4a2.8 2.8 0 0 1-2.8 2.8h-3.6M22.4 10.6v2.8|bGM11.8 \
    5.4l-4.8 7h3.6l-1.2 6.2 5.2-7.6h-3.6z
    battery.100percent{c}:@battery.100
    battery.100percent.bolt:@battery.100.bolt
    battery.25:s2[1.6 7 18 10 2.8]|s2M22.4 10.6v2.8|bR[4.6 10 2.4 4 .6]
    battery.25percent:@battery.25
    battery.50:s2[1.6 7 18 10 2.8]|s2M22.4 10.6v2.8|b[4.6 10 6 4 .6]
    battery.50percent:@battery.50
    battery.75:s2[1.6 7 18 10 2.8]|s2M22.4 10.6v2.8|b[4.6 10 9 4 .6]
    battery.75percent:@battery.75
    cable.connector{s}:sM12 21.6v-5.2M8.6 8.6V4.4A1.8 1.8 0 0 1 10.4 2.6h3.2a1.8 1.8 0 0 1 1.8 \
    1.8v4.2|o[6.4 8.6 11.2 7.6 2]
    cable.connector.horizontal:@cable.connector
    camera{fcv!e^t}:oM8.4 5.2l.9-1.3A2 2 0 0 1 11 3h2a2 2 0 0 1 1.7.9l.9 1.3h3.2a2.8 2.8 0 0 1 \
    2.8 2.8v9a2.8 2.8 0 0 1-2.8 2.8H5.2A2.8 2.8 0 0 1 2.4 17V8a2.8 2.8 0 0 1 2.8-2.8z|i(12 \
    12.4 3.9)|k(18.4 8.6 .9)
    camera.aperture:s(12 12 9.15)M12 2.85l4.6 7.95M19.9 7.4h-9.2M19.9 16.6l-4.6-7.95M12 \
    21.15l-4.6-7.95M4.1 16.6h9.2M4.1 7.4l4.6 7.95
    camera.filters:s(12 8 5.4)(7.6 15.4 5.4)(16.4 15.4 5.4)
    camera.macro{c}:s(12 8.6 1.9)|s(12 4.6 2)(15.8 7.4 2)(14.3 11.8 2)(9.7 11.8 2)(8.2 7.4 \
    2)|sM12 14v7.4M12 19.6c-3 .2-5.2-1-6-3.6M12 19.6c3 .2 5.2-1 6-3.6
    camera.metering.spot:@2rectangle|s(12 12 2.6)|f(12 12 1)
    camera.on.rectangle{f}:@camera(12 13.4 .86)|s2M6 2.6h12
    camera.rotate{f}:@arrow.triangle.2.circlepath.camera
    camera.shutter.button{f}:s(12 12 9.15)|b(12 12 5.6)
    camera.viewfinder:@2viewfinder|s[6.6 9 10.8 7.6 1.8]|sM10 9l.6-1.4h2.8L14 9|s(12 12.8 2)
    computermouse{f}:o[6.6 2.4 10.8 19.2 5.4]|iM12 6v3.4
    cpu{f}:o[5.6 5.6 12.8 12.8 2.4]|i[9 9 6 6 1.2]|sM9 5.6V2.6M12 5.6V2.6M15 5.6V2.6M9 \
    21.4v-3M12 21.4v-3M15 21.4v-3M5.6 9h-3M5.6 12h-3M5.6 15h-3M21.4 9h-3M21.4 12h-3M21.4 15h-3
    cursorarrow{qs}:oM6 3.4v15.4a.5.5 0 0 0 .9.4l3.5-3.6 2.6 5.4a.7.7 0 0 0 .9.3l1.6-.8a.7.7 0 0 \
    0 .3-.9l-2.6-5.2h4.9a.5.5 0 0 0 .4-.9L6.9 3a.5.5 0 0 0-.9.4z
    cursorarrow.click{t}:@cursorarrow.rays
    cursorarrow.click.2:@cursorarrow.rays
    cursorarrow.motionlines:@cursorarrow(14.6 12 .94)|sM2 8h5M2 12h5M2 16h5
    cursorarrow.rays:oM10.2 9.4v11.2l2.8-2.8 1.7 3.6 2-1-1.7-3.4h3.8z|sM8 3v3M3 8h3M4.4 \
    4.4l2.2 2.2M12.4 4.4l-1.8 1.8M4.4 12.4l1.8-1.8
    desktopcomputer{w}:o[2 3 20 14.4 2.4]|iM2 13.6h20|sM9.6 17.4l-.6 3.4M14.4 17.4l.6 3.4M7.8 \
    21h8.4
    dial.high{f}:o(12 12 6.2)|iM15.2 15.2l-1.6-1.6|f(12 2.6 1)(21.4 12 1)(2.6 12 1)(5.4 5.4 \
    1)(18.6 5.4 1)(5.4 18.6 1)(18.6 18.6 1)
    dial.low{f}:o(12 12 6.2)|iM8.8 15.2l1.6-1.6|f(12 2.6 1)(21.4 12 1)(2.6 12 1)(5.4 5.4 \
    1)(18.6 5.4 1)(5.4 18.6 1)(18.6 18.6 1)
    dial.max{f}:@dial.high
    dial.medium{f}:o(12 12 6.2)|iM12 7.6v2.2|f(12 2.6 1)(21.4 12 1)(2.6 12 1)(5.4 5.4 \
    1)(18.6 5.4 1)(5.4 18.6 1)(18.6 18.6 1)
    dial.min{f}:@dial.low
    display{w}:o[2 3.4 20 13.6 2.4]|sM12 17v3.4M8 20.8h8
    display.2:o[1.6 4.4 12 9 1.8]|sM7.6 13.4v3M5 16.8h5.2|o[15.6 7.4 6.8 9 1.5]|sM19 \
    16.4v2.4M17 19h4
    earbuds:@airpods
    eject{fc}:oM4.2 13.6h15.6a.6.6 0 0 0 .5-1L12.6 4.2a.8.8 0 0 0-1.2 0L3.7 12.6a.6.6 0 0 0 \
    .5 1z|o[3.4 17 17.2 3.4 1]
    esim{f}:@simcard
    film{fc}:o2[2.2 4 19.6 16 2.4]|iM7 4v16M17 4v16M7 12h10|tM2.6 8h4M2.6 12h4M2.6 16h4M17.4 \
    8h4M17.4 12h4M17.4 16h4
    film.stack{f}:@film(12 13.6 .88)|s2M5.4 3.6h13.2
    forward{fc}:oM12.8 6.2v11.6a.7.7 0 0 0 1.1.6l8.2-5.8a.7.7 0 0 0 0-1.2l-8.2-5.8a.7.7 0 0 \
    0-1.1.6zM2.2 6.2v11.6a.7.7 0 0 0 1.1.6l8.2-5.8a.7.7 0 0 0 0-1.2L3.3 5.6a.7.7 0 0 0-1.1.6z
    forward.end{fc}:oM5.2 5.4v13.2a.8.8 0 0 0 1.2.7l9.6-6.6a.8.8 0 0 0 0-1.4L6.4 4.7a.8.8 0 \
    0 0-1.2.7z|sM19.2 4.8v14.4
    forward.frame{f}:@forward.end
    gauge{+-}:s2(12 12 9.15)|sM12 14L16 8|f(12 14.4 1.7)|f(6 12 .9)(7.6 7.8 .9)(12 5.8 .9)(18 12 .9)
    gauge.high:@gauge
    gauge.low:@gauge.with.dots.needle.33percent
    gauge.medium{+-}:@gauge.with.dots.needle.50percent
    gauge.open.with.lines.needle.33percent:sM5.6 18.6a9.15 9.15 0 1 1 12.8 0|s(12 16.4 1.7)|sM11 \
    15L7.4 9.4|tM12 6v1.2M15.9 7.7l-.8 1M17.8 12.4l-1.2.2
    gauge.with.dots.needle.33percent:s2(12 12 9.15)|f(12 14.4 1.7)|sM12 14L8 8|f(6 12 .9)(12 5.8 \
    .9)(16.4 7.8 .9)(18 12 .9)
    gauge.with.dots.needle.50percent:s2(12 12 9.15)|f(12 14.4 1.7)|sM12 14V7|f(6 12 .9)(7.6 7.8 \
    .9)(16.4 7.8 .9)(18 12 .9)
    gauge.with.dots.needle.67percent:@gauge
    gauge.with.dots.needle.bottom.50percent{+-}:sM5.6 18.6a9.15 9.15 0 1 1 12.8 0|sM12 14.6V8.4|\
    s(12 16.4 1.7)|f(6.6 13 .9)(8.2 8.8 .9)(15.8 8.8 .9)(17.4 13 .9)
    gauge.with.needle:@gauge
    gobackward:sM4 13a8 8 0 1 0 3-6.3|sM11.4 3L7 6.6l4 4
    gobackward.10:sM4 13a8 8 0 1 0 3-6.3|sM11.4 2.6L7 6.6l4 4|tM8.8 12l1.6-1v5.4|t(14 13.7 \
    1.7 2.6)
    gobackward.15:sM4 13a8 8 0 1 0 3-6.3|sM11.4 2.6L7 6.6l4 4|tM8.6 12l1.6-1v5.4M15.6 \
    11h-2.6l-.2 2.4c1.8-.6 3 .2 3 1.6 0 1.6-2 2-3 1
    gobackward.30:sM4 13a8 8 0 1 0 3-6.3|sM11.4 2.6L7 6.6l4 4|tM8.4 11.4c1.2-.8 2.4-.2 2.4 \
    1s-1 1.3-1.6 1.3c.8 0 1.9.2 1.9 1.4 0 1.4-1.7 1.7-2.9.9|t(14.6 13.7 1.6 2.6)
    goforward:sM20 13a8 8 0 1 1-3-6.3|sM12.6 3L17 6.6l-4 4
    goforward.10:sM20 13a8 8 0 1 1-3-6.3|sM12.6 2.6L17 6.6l-4 4|tM8.8 12l1.6-1v5.4|t(14 13.7 \
    1.7 2.6)
    goforward.15:sM20 13a8 8 0 1 1-3-6.3|sM12.6 2.6L17 6.6l-4 4|tM8.6 12l1.6-1v5.4M15.6 \
    11h-2.6l-.2 2.4c1.8-.6 3 .2 3 1.6 0 1.6-2 2-3 1
    goforward.30:sM20 13a8 8 0 1 1-3-6.3|sM12.6 2.6L17 6.6l-4 4|tM8.4 11.4c1.2-.8 2.4-.2 2.4 \
    1s-1 1.3-1.6 1.3c.8 0 1.9.2 1.9 1.4 0 1.4-1.7 1.7-2.9.9|t(14.6 13.7 1.6 2.6)
    guitars{f}:oM8.6 10.4c-.8-.4-2-.4-3 .6-1.2 1.2-.6 2.8-1.8 4-1.6 1.6-1.2 3.6.2 5s3.4 1.8 \
    5 .2c1.2-1.2 2.8-.6 4-1.8 1-1 1-2.2.6-3|sM9.8 14.2L18.4 5.6|bM17.4 4.6l2.6-2.2 1.6 \
    1.6-2.2 2.6z|k(8.6 15.4 1.3)
    headphones{c}:sM3.2 17.6V12a8.8 8.8 0 0 1 17.6 0v5.6|b[3.6 14 3 6.4 1.4][17.4 14 3 6.4 1.4]
    hifispeaker{f}:o[5 2 14 20 2.4]|i(12 14.6 4)|k(12 7 1.5)
    homepod{f}:o[4.8 3 14.4 18 6]|iM8.4 6.6c2.2 1 5 1 7.2 0
    homepodmini{f}:o(12 12.6 8.6 7.6)
    ipad:s[4 2 16 20 2.6]|tM10 19.2h4
    ipad.and.iphone{s}:-sM13.4 21H5.6A2.6 2.6 0 0 1 3 18.4V5.6A2.6 2.6 0 0 1 5.6 3h9.8A2.6 2.6 \
    0 0 1 18 5.6v.8|s[15.6 9 6.4 12 1.7]
    ipad.landscape:s[2 4 20 16 2.6]|tM10 17.4h4
    iphone{csz}:s[6.4 2 11.2 20 2.8]|tM10.4 4.8h3.2
    iphone.and.arrow.forward{~}:s[3 2 10.4 20 2.6]|cM9 12h12|sM8.6 12h12.6M17.6 8.4l3.6 \
    3.6-3.6 3.6
    iphone.gen1{csz}:s[6.4 2 11.2 20 2.4]M6.4 17.4h11.2|f(12 19.7 .8)
    iphone.gen2{csz}:@iphone
    iphone.gen3{csz}:@iphone
    iphone.homebutton{csz}:@iphone.gen1
    iphone.landscape:s[2 6.4 20 11.2 2.8]
    iphone.radiowaves.left.and.right{c}:s[8 3 8 18 2.2]|tM11 5.6h2|s^M5.4 8a6.6 6.6 0 0 0 0 8M18.6 \
    8a6.6 6.6 0 0 1 0 8|s^M2.6 5.4a11 11 0 0 0 0 13.2M21.4 5.4a11 11 0 0 1 0 13.2
    ipod:s[6 2.4 12 19.2 2.4][8.6 5 6.8 5 .8](12 15.6 3)
    ipodtouch{s}:@iphone.gen1
    laptopcomputer{sw}:o[4 4.6 16 11.6 2.2]|sM1.8 19.4h20.4
    laptopcomputer.and.iphone:-sM13.6 16.6H6a2 2 0 0 1-2-2V6.6a2 2 0 0 1 2-2h11.6a2 2 0 0 1 \
    2 2M1.8 19.4h11.6|s[16 9 6 12 1.6]
    livephoto{s}:f(12 12 2.6)|s(12 12 5.6)|f(12 2.6 .75)(16.07 3.53 .75)(19.35 6.14 \
    .75)(21.16 9.91 .75)(21.16 14.09 .75)(19.35 17.86 .75)(16.07 20.47 .75)(12 21.4 \
    .75)(7.93 20.47 .75)(4.65 17.86 .75)(2.84 14.09 .75)(2.84 9.91 .75)(4.65 6.14 .75)(7.93 \
    3.53 .75)
    macbook:@laptopcomputer
    macbook.and.iphone:@laptopcomputer.and.iphone
    macmini{f}:o[2.6 8.6 18.8 7.6 2.2]
    macpro.gen3{f}:@pc
    magicmouse{f}:o[6.6 2.4 10.8 19.2 5.4]
    memorychip{f}:o[5.6 5.6 12.8 12.8 2]|i[9.4 9.4 5.2 5.2 .8]|sM9 5.6V2.6M12 5.6V2.6M15 \
    5.6V2.6M9 21.4v-3M12 21.4v-3M15 21.4v-3M5.6 9h-3M5.6 12h-3M5.6 15h-3M21.4 9h-3M21.4 \
    12h-3M21.4 15h-3
    movieclapper{f}:oM3 10.4h18v8a2.4 2.4 0 0 1-2.4 2.4H5.4A2.4 2.4 0 0 1 3 18.4z|oM3 \
    9.8L2.6 7.2A2 2 0 0 1 4.2 5l14.4-2.6a1.4 1.4 0 0 1 1.6 1.2l.4 2.4z|iM7.6 8.8L6.8 \
    4.6M12.6 7.8L11.8 3.6M17.4 6.8l-.8-4
    music.note:oM9.2 17.6a3 2.5 0 1 1-6 0 3 2.5 0 0 1 6 0z|sM9.2 17.4V5.2l9.6-1.9v4.8L9.2 10|\
    fM6.2 15a3 2.6 0 1 0 0 5.2 3 2.6 0 0 0 0-5.2z
    music.note.house{f}:o2M4.4 9.8v8.8A2.4 2.4 0 0 0 6.8 21h10.4a2.4 2.4 0 0 0 2.4-2.4V9.8|\
    -s2M2.2 11.6l8.5-7.7a1.9 1.9 0 0 1 2.6 0l8.5 7.7|+b2M2.2 11.6l8.5-7.7a1.9 1.9 0 0 1 2.6 \
    0l8.5 7.7-2.2-.2H4.4z|k1(10.5 16.6 1.7)|j1M12 16.6v-5.8l2.6-.6
    music.note.list:sM2.6 5.4H12M2.6 10.2h7.8M2.6 15h5.2|b(13.6 18 2.2 1.8)|sM16 \
    17.6V6.2l5.2-1.2v3.4L16 9.6
    music.quarternote.3:b(5 18.6 1.9 1.5)(12 17.2 1.9 1.5)(19 15.8 1.9 1.5)|sM7 18.2V7.2L21 \
    4.4v11M14 16.8V5.8
    pause{fcr}:o[5.6 3.8 4.2 16.4 1.3][14.2 3.8 4.2 16.4 1.3]
    pc:o[6 2.4 12 19.2 2.2]|iM9.4 6h5.2M9.4 9h5.2|k(12 17.6 1.1)
    pianokeys:o[2.2 5 19.6 14 2.2]|sM7.1 12v7M12 12v7M16.9 12v7|bM5.9 5.2h2.4v6.6H5.9zM10.8 \
    5.2h2.4v6.6h-2.4zM15.7 5.2h2.4v6.6h-2.4z
    pip{f}:o2[1.8 4.4 20.4 15.2 2.6]|-b1[11.6 11.4 7.6 5 1]|+k1[11 10.8 8.8 6.2 1.5]
    pip.enter:s2[1.8 4.4 20.4 15.2 2.6]|b[12.4 12.2 6.6 4.2 .8]|sM5.6 8l4 3.6M9.8 8.4v3.4H6.4
    pip.exit:s2[1.8 4.4 20.4 15.2 2.6]|b[12.4 12.2 6.6 4.2 .8]|sM9.8 12L5.8 8.4M5.6 11.8V8.2h3.6
    play{fcqrs}:oM7.4 4.8v14.4a.9.9 0 0 0 1.4.8L20 12.8a.9.9 0 0 0 0-1.6L8.8 4a.9.9 0 0 0-1.4.8z
    play.house{f}:o2M4.4 9.8v8.8A2.4 2.4 0 0 0 6.8 21h10.4a2.4 2.4 0 0 0 2.4-2.4V9.8|-s2M2.2 \
    11.6l8.5-7.7a1.9 1.9 0 0 1 2.6 0l8.5 7.7|+b2M2.2 11.6l8.5-7.7a1.9 1.9 0 0 1 2.6 0l8.5 \
    7.7-2.2-.2H4.4z|k1M10 11v6a.5.5 0 0 0 .8.4l4.4-3a.5.5 0 0 0 0-.8l-4.4-3a.5.5 0 0 0-.8.4z
    play.rectangle.on.rectangle{fc}:@2rectangle.on.rectangle|k1M13 12.2v5a.5.5 0 0 0 \
    .8.4l3.7-2.5a.5.5 0 0 0 0-.8l-3.7-2.5a.5.5 0 0 0-.8.4z
    play.square.stack{f}:@2square.stack|k1M10 12v5.8a.5.5 0 0 0 .8.4l4.3-2.9a.5.5 0 0 0 \
    0-.8l-4.3-2.9a.5.5 0 0 0-.8.4z
    play.tv{f}:@2tv|k1M10 7.6v5.8a.5.5 0 0 0 .8.4l4.2-2.9a.5.5 0 0 0 0-.8l-4.2-2.9a.5.5 0 0 \
    0-.8.4z
    playpause{fc}:oM2.6 6.2v11.6a.7.7 0 0 0 1.1.6l8.3-5.8a.7.7 0 0 0 0-1.2L3.7 5.6a.7.7 0 0 \
    0-1.1.6z|o[14.4 5.6 2.6 12.8 .9][19.2 5.6 2.6 12.8 .9]
    powersleep:sM10 3.4A9.15 9.15 0 1 0 20.4 15.6 8.6 8.6 0 0 1 10 3.4z
    printer{f}:oM4.8 8.6h14.4a2.8 2.8 0 0 1 2.8 2.8v4a2 2 0 0 1-2 2h-2.6v-3.6H6.6v3.6H4a2 2 \
    0 0 1-2-2v-4a2.8 2.8 0 0 1 2.8-2.8z|sM6.6 8.4V4.8a1.8 1.8 0 0 1 1.8-1.8h7.2a1.8 1.8 0 0 \
    1 1.8 1.8v3.6M6.6 13.8h10.8v5.4a1.8 1.8 0 0 1-1.8 1.8H8.4a1.8 1.8 0 0 1-1.8-1.8z|k(18.6 \
    11.4 .8)
    printer.dotmatrix{f}:@printer
    radio{f}:o[2.2 8 19.6 12 2.6]|sM6 8L18.4 3.4|i(7.6 14 2.6)|iM13.6 11.8h5M13.6 15.8h5
    record.circle{f}:o2(12 12 9.15)|-f(12 12 5)|+k(12 12 4.4)
    recordingtape{c}:s(6.4 12 4.4)(17.6 12 4.4)M6.4 16.4h11.2
    rectangle.inset.filled.and.person.filled:s2M12 17.6H4.6A2.6 2.6 0 0 1 2 15V7a2.6 2.6 0 0 \
    1 2.6-2.6h14.8A2.6 2.6 0 0 1 22 7v2|f[4.8 7.2 10 7.6 .8]|b(18.6 14 1.9)|bM15 20.6c.2-2 \
    1.6-3.2 3.6-3.2s3.4 1.2 3.6 3.2z
    scanner{f}:o[2 12.6 20 7 2]|sM4 12.4l14.4-7.8|k(18.2 16.1 .9)
    sdcard{f}:oM9.6 2.6h7a2.4 2.4 0 0 1 2.4 2.4v14a2.4 2.4 0 0 1-2.4 2.4H7.4A2.4 2.4 0 0 1 5 \
    19V7.6a2 2 0 0 1 .6-1.4l2.6-3a2 2 0 0 1 1.4-.6z|iM10.4 5.4v3M13 5.4v3M15.6 5.4v3
    simcard{f}:oM7.4 2.6h5.8a2.4 2.4 0 0 1 1.7.7l3.4 3.4a2.4 2.4 0 0 1 .7 1.7V19a2.4 2.4 0 0 \
    1-2.4 2.4H7.4A2.4 2.4 0 0 1 5 19V5a2.4 2.4 0 0 1 2.4-2.4z|i[8.4 11.4 7.2 6.4 1.2]
    smartphone:@iphone
    speaker{fcsqz^!}:oM13.4 4.6v14.8a.8.8 0 0 1-1.3.6L7.6 16H5a1.8 1.8 0 0 1-1.8-1.8V9.8A1.8 1.8 \
    0 0 1 5 8h2.6l4.5-4a.8.8 0 0 1 1.3.6z
    speaker.wave.1{f}:@speaker(10.8 12 1)|s2^M15.6 9a5 5 0 0 1 0 6
    speaker.wave.2{fc}:@speaker(9.6 12 1)|s2^M14.4 9a5 5 0 0 1 0 6|s3^M17.4 6.2a9.6 9.6 0 0 1 0 \
    11.6
    speaker.wave.3{f}:@speaker(8.7 12 .96)|s2^M13.2 9a5 5 0 0 1 0 6|s3^M16 6.4a9 9 0 0 1 0 \
    11.2|s3^M18.9 4a13.4 13.4 0 0 1 0 16
    speaker.zzz{f}:@speaker(9.6 12 1)|tM16 6.4h3.6L16 11h3.6M17.4 13.6h2.8l-2.8 3.6h2.8
    speedometer:@gauge
    stop{fc}:o[5 5 14 14 2.4]
    thermometer:sM9.2 13.8V5.4a2.8 2.8 0 0 1 5.6 0v8.4a4.8 4.8 0 1 1-5.6 0z|f(12 17.6 2.4)|\
    sM12 17V9
    thermometer.high:sM9.2 13.8V5.4a2.8 2.8 0 0 1 5.6 0v8.4a4.8 4.8 0 1 1-5.6 0z|f(12 17.6 \
    2.4)|sM12 17V6.4
    thermometer.low:sM9.2 13.8V5.4a2.8 2.8 0 0 1 5.6 0v8.4a4.8 4.8 0 1 1-5.6 0z|f(12 17.6 \
    2.4)|sM12 17v-3
    thermometer.medium{s}:@thermometer
    thermometer.snowflake{c}:@thermometer(8.4 12 .96)|sM18 3.8v7M15 5.6l6 3.4M21 5.6L15 9
    thermometer.sun{fc}:@thermometer.medium(8.4 12 .96)|fY(18.4 7 2.2)|sYM18.4 2.2v.6M18.4 \
    11.2v.6M22.6 7h.6M21.8 3.6l-.4.4M21.8 10.4l-.4-.4
    tv{fcs}:o[2 3.8 20 13.4 2.6]|sM8 20.6h8
    tv.and.mediabox{f}:o[2 3.8 14.6 11 2.2]|sM6 18.2h6.6|o[18.2 9.6 4 10.4 1.3]
    visionpro{fcsz^!}:oM2 12c0-3.6 4.4-5.4 10-5.4s10 1.8 10 5.4c0 3.2-2 5.4-4.8 5.4-2.4 \
    0-3.2-1.8-5.2-1.8s-2.8 1.8-5.2 1.8C4 17.4 2 15.2 2 12z
    waveform{cs-!}:sM2.6 10v4M6.4 6.6v10.8M10.2 3v18M14 7.6v8.8M17.6 5.4v13.2M21.4 10v4
    waveform.badge.plus:sM2.6 10v4M6.4 6.6v10.8M10.2 3v18M14 7.6v4|@1plus(18 17 .4)
    waveform.path{+-}:sM2 12h2.8l2-6 3 13 3.4-16 2.8 13 2-4H22
    waveform.path.ecg:sM2 12.6h3.8l2.2-4 3.2 10.8L14.6 4l2.6 8.6H22
    """
}
