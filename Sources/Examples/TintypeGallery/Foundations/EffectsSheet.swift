// SPDX-License-Identifier: MIT

import TintypeComponents

extension Foundations {
  /// Modifiers of painting: opacity, shadows, rotation, clips, masks and order.
  package struct EffectsSheet: Component {
    /// Creates the sheet.
    package init() {}

    /// The sheet.
    package var body: some Component {
      SnapshotSheet("Effects", style: .foundations) {
        LabeledVariant("Opacity") { opacities }
        LabeledVariant("Shadows") { shadows }
        LabeledVariant("Blur") { blurs }
        LabeledVariant("Rotation and Scale") { turns }
        LabeledVariant("Clips and Masks") { clips }
        LabeledVariant("Borders and Corners") { borders }
        LabeledVariant("Z-Index and Hidden") { order }
      }
    }

    private var opacities: some Component {
      Shelf {
        Specimen("1") { discs }
        Specimen("0.5, each") {
          HStack(spacing: -16) {
            Circle().fill(Color.red).opacity(0.5)
            Circle().fill(Color.blue).opacity(0.5)
          }
          .frame(width: 80, height: 48)
        }
        Specimen("0.5, together") { discs.opacity(0.5) }
        Specimen("0.15") { discs.opacity(0.15) }
      }
    }

    private var discs: some Component {
      HStack(spacing: -16) {
        Circle().fill(Color.red)
        Circle().fill(Color.blue)
      }
      .frame(width: 80, height: 48)
    }

    private func card(_ tint: Color = Color(light: .white, dark: .gray3)) -> some Component {
      RoundedRectangle(cornerRadius: 12).fill(tint).frame(width: 72, height: 48)
    }

    private var shadows: some Component {
      Shelf(spacing: 0) {
        Specimen("radius 2, y 1") { card().shadow(radius: 2, y: 1).padding(10) }
        Specimen("radius 10, y 6") { card().shadow(radius: 10, y: 6).padding(10) }
        Specimen("colored") {
          card(.blue).shadow(color: .blue.opacity(0.6), radius: 8, y: 6).padding(10)
        }
        Specimen("hard") {
          card().shadow(color: .pink, radius: 0, x: 5, y: 5).padding(10)
        }
        Specimen("up, left") {
          card().shadow(color: .purple, radius: 5, x: -6, y: -6).padding(10)
        }
        Specimen("two") {
          card(.orange)
            .shadow(color: .red.opacity(0.7), radius: 4, x: -6)
            .shadow(color: .yellow.opacity(0.7), radius: 4, x: 6)
            .padding(10)
        }
        Specimen("of a text") {
          Text("Text").font(.system(size: 30, weight: .heavy))
            .shadow(color: .blue, radius: 3, y: 3).padding(10)
        }
        Specimen("translucent") {
          card(.green.opacity(0.4)).shadow(radius: 4, y: 4).padding(10)
        }
      }
      .padding(.vertical, 6)
      .frame(maxWidth: .infinity)
      .background(Color.gray5, in: RoundedRectangle(cornerRadius: 12))
    }

    private var blurs: some Component {
      HStack(spacing: 18) {
        for radius in [0.0, 1, 4, 10] {
          Specimen("\(Int(radius))") {
            ZStack {
              Photo().frame(width: 78, height: 52)
              Text("Blur").font(.headline).foregroundStyle(.white)
            }
            .blur(radius: radius)
          }
        }
      }
    }

    private var turns: some Component {
      Shelf {
        Specimen("15°") { turned.rotationEffect(.degrees(15)).framed(60, 44) }
        Specimen("−15°, corner") {
          turned.rotationEffect(.degrees(-15), anchor: .topLeading).framed(60, 44)
        }
        Specimen("90°") { turned.rotationEffect(.degrees(90)).framed(60, 44) }
        Specimen("180°") { turned.rotationEffect(.degrees(180)).framed(60, 44) }
        Specimen("0.6") { turned.scaleEffect(0.6).framed(60, 44) }
        Specimen("1.3") { turned.scaleEffect(1.3).framed(60, 44) }
        Specimen("−1 × 1") { turned.scaleEffect(x: -1).framed(60, 44) }
        Specimen("0.5, corner") {
          turned.scaleEffect(0.5, anchor: .bottomTrailing).framed(60, 44)
        }
      }
    }

    private var turned: some Component {
      HStack(spacing: 4) {
        Text("Ab").font(.system(size: 15, weight: .semibold))
        Circle().fill(Color.pink).frame(width: 12, height: 12)
      }
      .frame(width: 60, height: 44)
      .tinted(.blue)
    }

    private var clips: some Component {
      Shelf {
        Specimen("clipShape") { Photo().frame(width: 84, height: 56).clipShape(Capsule()) }
        Specimen("even-odd") {
          Photo().frame(width: 84, height: 56)
            .clipShape(Path.pentagram(in: Rect(x: 12, y: 0, width: 60, height: 60)), eoFill: true)
        }
        Specimen("mask of text") {
          Photo().frame(width: 84, height: 56)
            .mask { Text("Mask").font(.system(size: 30, weight: .black)) }
        }
        Specimen("mask of gradient") {
          Photo().frame(width: 84, height: 56)
            .mask {
              LinearGradient(
                colors: [.black, .black.opacity(0)], startPoint: .leading, endPoint: .trailing)
            }
        }
        Specimen("mask of symbol") {
          LinearGradient(colors: [.red, .purple], startPoint: .top, endPoint: .bottom)
            .frame(width: 84, height: 56)
            .mask { Symbol("heart.fill").resizable() }
        }
        Specimen("mask, topLeading") {
          Color.green.frame(width: 84, height: 56)
            .mask(alignment: .topLeading) { Circle().frame(width: 40, height: 40) }
            .framed()
        }
        Specimen("clipped") {
          Circle().fill(Color.orange).frame(width: 90, height: 90)
            .frame(width: 84, height: 56).clipped()
        }
      }
    }

    private var borders: some Component {
      HStack(spacing: 14) {
        Text("border").padding(10).border(Color.blue)
        Text("width 3").padding(10).border(Color.pink, width: 3)
        Text("gradient").padding(10)
          .border(
            LinearGradient(colors: [.green, .blue], startPoint: .leading, endPoint: .trailing),
            width: 4)
        Text("corners").padding(10).background(Color.yellow.opacity(0.4)).cornerRadius(12)
      }
      .font(.subheadline)
    }

    private var order: some Component {
      HStack(spacing: 24) {
        HStack(spacing: -14) {
          for index in 1...4 {
            solid(index)
          }
        }
        HStack(spacing: -14) {
          for index in 1...4 {
            solid(index).zIndex(index == 2 ? 1 : 0)
          }
        }
        HStack(spacing: 4) {
          Tile("A")
          Tile("B").hidden()
          Tile("C")
        }
      }
    }

    private func solid(_ index: Int) -> some Component {
      Text("\(index)")
        .font(.headline)
        .foregroundStyle(.white)
        .frame(width: 36, height: 36)
        .background(index == 2 ? Color.pink : .indigo, in: Circle())
        .overlay(alignment: .center) { Circle().strokeBorder(Color.systemBackground, lineWidth: 2) }
    }
  }
}

extension Component {
  /// Adds a dashed frame of a size behind the component.
  fileprivate func framed(_ width: Double, _ height: Double) -> some Component {
    background(alignment: .center) {
      Rectangle()
        .strokeBorder(Color.gray2, style: StrokeStyle(lineWidth: 1, dash: [3, 2]))
        .frame(width: width, height: height)
    }
    .padding(14)
  }
}
