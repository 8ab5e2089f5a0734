// SPDX-License-Identifier: MIT

import TintypeComponents

extension Foundations {
  /// Frames, padding, offsets, backgrounds and overlays.
  package struct FramesSheet: Component {
    /// Creates the sheet.
    package init() {}

    /// The sheet.
    package var body: some Component {
      SnapshotSheet("Frames", style: .foundations) {
        LabeledVariant("Fixed, with Alignment") { fixed }
        LabeledVariant("Flexible") { flexible }
        LabeledVariant("Padding") { padding }
        LabeledVariant("Fixed Size and Aspect Ratio") { sizes }
        LabeledVariant("Offset and Position") { places }
        LabeledVariant("Overlay") { overlays }
        LabeledVariant("Background") { backgrounds }
        LabeledVariant("Alignment Guides") { guides }
      }
    }

    private var fixed: some Component {
      Shelf {
        for (name, alignment) in [
          ("topLeading", Alignment.topLeading), ("top", .top), ("topTrailing", .topTrailing),
          ("leading", .leading), ("center", .center), ("trailing", .trailing),
          ("bottomLeading", .bottomLeading), ("bottomTrailing", .bottomTrailing),
        ] {
          Specimen(name) {
            Tile(width: 24, height: 18)
              .frame(width: 80, height: 50, alignment: alignment)
              .framed()
          }
        }
      }
    }

    private var flexible: some Component {
      VStack(alignment: .leading, spacing: 8) {
        Tile("maxWidth: .infinity").frame(maxWidth: .infinity).framed()
        Tile("maxWidth: .infinity, trailing")
          .frame(maxWidth: .infinity, alignment: .trailing).framed()
        HStack(spacing: 8) {
          Tile("min 110").frame(minWidth: 110).framed()
          Tile("max 110").frame(maxWidth: 110).framed()
          Tile("max 60, wider text").lineLimit(1).frame(maxWidth: 60).framed()
            .padding(.horizontal, 30)
        }
        HStack(spacing: 8) {
          for index in 1...3 {
            Tile("\(index)", tint: .purple)
              .frame(minWidth: 40, maxWidth: index == 2 ? 80 : .infinity, minHeight: 34)
              .framed()
          }
        }
      }
    }

    private var padding: some Component {
      HStack(spacing: 12) {
        Specimen("all 16") { Tile("A").padding().framed() }
        Specimen("horizontal 20") { Tile("A").padding(.horizontal, 20).framed() }
        Specimen("top, leading") { Tile("A").padding([.top, .leading], 16).framed() }
        Specimen("negative −6") {
          Tile("A", width: 44, height: 40).padding(-6).framed().padding(8)
        }
      }
    }

    private var sizes: some Component {
      HStack(alignment: .top, spacing: 18) {
        Specimen("in 60 points") {
          Text("does not fit").font(.footnote).padding(2).tinted(.blue).frame(width: 60).framed()
        }
        Specimen("fixedSize()") {
          Text("does not fit").font(.footnote).fixedSize().padding(2).tinted(.blue).frame(width: 60)
            .framed()
        }
        Specimen("16 : 9, fit") {
          Color.purple.opacity(0.3).aspectRatio(16 / 9, contentMode: .fit)
            .frame(width: 72, height: 60).framed()
        }
        Specimen("1 : 1, fill") {
          Color.purple.opacity(0.3).aspectRatio(1, contentMode: .fill)
            .frame(width: 72, height: 44).framed().padding(.vertical, 8)
        }
      }
      .padding(.leading, 8)
    }

    private var places: some Component {
      HStack(spacing: 60) {
        Specimen("offset 24, 12") {
          Tile("A", width: 60, height: 40, tint: .pink).offset(x: 24, y: 12).framed()
            .padding(.bottom, 12)
        }
        Specimen("position 30, 30 and 90, 20") {
          ZStack {
            Tile(width: 40, height: 40).position(x: 30, y: 30)
            Tile(width: 30, height: 20, tint: .pink).position(x: 90, y: 20)
          }
          .frame(width: 120, height: 60)
          .framed()
        }
      }
    }

    private var overlays: some Component {
      HStack(spacing: 20) {
        for (name, alignment) in [
          ("topTrailing", Alignment.topTrailing), ("center", .center), ("bottom", .bottom),
          ("leading", .leading),
        ] {
          Specimen(name) {
            Tile(width: 72, height: 52)
              .overlay(alignment: alignment) {
                Text("3")
                  .font(.system(size: 11, weight: .bold))
                  .foregroundStyle(.white)
                  .frame(width: 20, height: 20)
                  .background(Color.red, in: Circle())
              }
          }
        }
      }
    }

    private var backgrounds: some Component {
      HStack(spacing: 16) {
        Text("color").padding(8).background(Color.yellow.opacity(0.4))
        Text("shape").padding(8).background(Color.green.opacity(0.3), in: Capsule())
        Text("gradient").padding(8)
          .background(
            LinearGradient(
              colors: [.cyan.opacity(0.3), .pink.opacity(0.5)], startPoint: .leading,
              endPoint: .trailing))
        Text("circle").padding(8)
          .background(alignment: .trailing) {
            Circle().fill(Color.orange.opacity(0.35)).frame(width: 54, height: 54)
          }
      }
      .font(.subheadline)
      .padding(.vertical, 8)
    }

    private var guides: some Component {
      HStack(alignment: .top, spacing: 40) {
        VStack(alignment: .leading, spacing: 6) {
          Tile("leading", width: 90)
          Tile("guide −20", width: 90, tint: .pink).alignmentGuide(.leading) { _ in -20 }
          Tile("trailing", width: 90, tint: .purple)
            .alignmentGuide(.leading) { $0.width / 2 }
        }
        .padding(6)
        .framed()
        HStack(alignment: .center, spacing: 6) {
          Tile(width: 24, height: 50)
          Tile(width: 24, height: 50, tint: .pink).alignmentGuide(VerticalAlignment.center) { _ in 0
          }
          Tile(width: 24, height: 50, tint: .purple)
            .alignmentGuide(VerticalAlignment.center) { $0.height }
        }
        .padding(6)
        .framed()
      }
    }
  }
}
