// SPDX-License-Identifier: MIT

import SwiftUI

struct BackgroundUsage: View {
  let isSelected = true

  var body: some View {
    VStack {
      Text("a").background(.red)
      Text("b").background(Color.red)
      Text("c").background(isSelected ? Color.red : .clear)
      Text("d").background(.red, ignoresSafeAreaEdges: .top)
      Text("e").background()
      Text("f").background(ignoresSafeAreaEdges: [])
      Text("g").background(.red, in: Circle())
      Text("h").background(.regularMaterial, in: .rect(cornerRadius: 8))
      Text("i").background(.red, in: RoundedRectangle(cornerRadius: 8), fillStyle: FillStyle())
    }
    VStack {
      Text("j").background(in: Capsule())
      Text("k").background(in: .circle, fillStyle: FillStyle(eoFill: true))
      Text("l").background { Circle().fill(.red) }
      Text("m").background(alignment: .topLeading) {
        Text("1")
        Text("2")
      }
      Text("n").background(Circle().fill(Color.red))
      Text("o").background(Text("1"), alignment: .bottom)
      Text("p").background(
        LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
      Text("q").background(in: Circle()).backgroundStyle(.blue)
    }
  }
}

struct OverlayUsage: View {
  var body: some View {
    VStack {
      Text("a").overlay(.red)
      Text("b").overlay(Color.red.opacity(0.5))
      Text("c").overlay(.red, ignoresSafeAreaEdges: [])
      Text("d").overlay(.red, in: Circle())
      Text("e").overlay(.red, in: .rect(cornerRadius: 4), fillStyle: FillStyle())
      Text("f").overlay { Circle().stroke(.red) }
      Text("g").overlay(alignment: .topTrailing) { Text("1") }
      Text("h").overlay(RoundedRectangle(cornerRadius: 8).stroke(Color.red, lineWidth: 1))
      Text("i").overlay(Text("1"), alignment: .bottom)
    }
    VStack {
      Text("j").border(.red)
      Text("k").border(Color.red, width: 2)
      Text("l").clipShape(Circle())
      Text("m").clipShape(Circle(), style: FillStyle(eoFill: true))
      Text("n").clipped()
      Text("o").clipped(antialiased: true)
      Text("p").cornerRadius(8)
      Text("q").cornerRadius(8, antialiased: false)
      Text("r").mask { Circle() }
      Text("s").mask(alignment: .leading) { Text("1") }
    }
    Text("t").mask(Circle())
    Text("u").mask(
      LinearGradient(colors: [.black, .clear], startPoint: .leading, endPoint: .trailing))
  }
}

struct EffectUsage: View {
  let angle = Angle.degrees(30)
  let radius: CGFloat? = 4

  var body: some View {
    VStack {
      Text("a").shadow(radius: 4)
      Text("b").shadow(color: .red, radius: 4, x: 1, y: 2)
      Text("c").shadow(color: .black.opacity(0.2), radius: radius ?? 0, y: 2)
      Text("d").blur(radius: 2)
      Text("e").blur(radius: 2, opaque: true)
      Text("f").opacity(0.5)
      Text("g").blendMode(.multiply)
      Text("h").compositingGroup()
      Text("i").drawingGroup()
      Text("j").drawingGroup(opaque: true, colorMode: .linear)
    }
    VStack {
      Text("k").rotationEffect(angle)
      Text("l").rotationEffect(.degrees(90), anchor: .topLeading)
      Text("m").rotation3DEffect(.degrees(180), axis: (x: 0, y: 1, z: 0))
      Text("n").rotation3DEffect(
        angle, axis: (x: 1, y: 0, z: 0), anchor: .leading, anchorZ: 1, perspective: 0)
      Text("o").scaleEffect(2)
      Text("p").scaleEffect(0.5, anchor: .top)
      Text("q").scaleEffect(x: -1, y: 1)
      Text("r").scaleEffect(CGSize(width: 2, height: 1))
      Text("s").scaleEffect(CGSize(width: 2, height: 1), anchor: .bottom)
      Text("t").transformEffect(CGAffineTransform(rotationAngle: 1))
    }
    VStack {
      Text("u").brightness(0.1)
      Text("v").contrast(0.5)
      Text("w").saturation(0)
      Text("x").grayscale(1)
      Text("y").hueRotation(angle)
      Text("z").colorInvert()
      Text("1").colorMultiply(.red)
      Text("2").luminanceToAlpha()
      Text("3").geometryGroup()
      Text("4").flipsForRightToLeftLayoutDirection(true)
    }
    VStack {
      Text("5").allowsHitTesting(false)
      Text("6").contentShape(Rectangle())
      Text("7").contentShape(.rect(cornerRadius: 4), eoFill: true)
      Text("8").contentShape([.interaction, .hoverEffect], Circle())
      Text("9").contentShape(.contextMenuPreview, RoundedRectangle(cornerRadius: 8))
      Text("10").preferredColorScheme(.dark)
      Text("11").preferredColorScheme(nil)
      Text("12").colorScheme(.light)
      Text("13").redacted(reason: .placeholder)
      Text("14").redacted(reason: radius == nil ? [] : .placeholder)
    }
    Text("15").unredacted()
    Text("16").privacySensitive()
    Text("17").privacySensitive(false)
  }
}
