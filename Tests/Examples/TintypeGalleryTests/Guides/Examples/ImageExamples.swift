// SPDX-License-Identifier: MIT

import Foundation
import TintypeComponents
import TintypeImaging

/// The examples of the guide “Images and icons”.
enum ImageExamples {
  static let all = [sizes, symbols, ownSymbols, tints, missing]

  static let sizes = GuideExample("sizes") {
    // example: sizes
    HStack(alignment: .top) {
      Image(photo, label: "A lake below mountains")
      Image(photo).resizable().frame(width: 60, height: 60)
      Image(photo).resizable().scaledToFit().frame(width: 60, height: 60).border(.gray)
      Image(photo).resizable().scaledToFill().frame(width: 60, height: 60).clipped()
    }
    HStack {
      Image(button).resizable(capInsets: EdgeInsets(top: 3, leading: 3, bottom: 3, trailing: 3))
        .interpolation(.none)
        .frame(width: 80, height: 40)
      Image(button).resizable(resizingMode: .tile).frame(width: 80, height: 40)
      Image(button).resizable().interpolation(.none).frame(width: 40, height: 40)
      Image(button).resizable().interpolation(.high).frame(width: 40, height: 40)
    }
    // end
  }

  static let symbols = GuideExample("symbols") {
    // example: symbols
    HStack(spacing: 16) {
      Image(systemName: "heart.fill").foregroundStyle(.red)
      Image(systemName: "checkmark.circle").foregroundStyle(.green)
      Image(systemName: "home")
      Image(systemName: "chevron.forward")
    }
    HStack(spacing: 16) {
      Image(systemName: "star").font(.caption)
      Image(systemName: "star")
      Image(systemName: "star").imageScale(.large)
      Image(systemName: "star").font(.largeTitle)
      Image(systemName: "star").resizable().frame(width: 56, height: 56).border(.gray)
    }
    // end
  }

  static let ownSymbols = GuideExample("ownSymbols") {
    // example: ownSymbols
    HStack(spacing: 16) {
      Image(systemName: "boat")
      Label("Ferry", systemImage: "boat")
      Button("Ferry", systemImage: "boat") {}
    }
    .environment(\.symbolSet, icons)
    // end
  }

  static let tints = GuideExample("tints") {
    // example: tints
    HStack(spacing: 16) {
      for mode in [Image.TemplateRenderingMode.original, .template] {
        Image(button).resizable().renderingMode(mode).interpolation(.none)
          .frame(width: 32, height: 32)
      }
      Image(button).resizable().renderingMode(.template).interpolation(.none)
        .frame(width: 32, height: 32)
        .foregroundStyle(.orange)
      Image(systemName: "folder").foregroundStyle(.blue)
      Button("Open", systemImage: "folder") {}.tint(.purple)
    }
    HStack(spacing: 20) {
      Image(photo).resizable().scaledToFill().frame(width: 56, height: 56).clipShape(Circle())
        .overlay { Circle().strokeBorder(.white, lineWidth: 3) }
        .shadow(radius: 4, y: 2)
      Image(photo).grayscale(1).cornerRadius(8)
      Image(photo).opacity(0.4)
    }
    Text("An image fills text").font(.title.bold())
      .foregroundStyle(ImagePaint(image: photo, scale: 0.25))
    // end
  }

  static let missing = GuideExample("missing") {
    // example: missing
    HStack(spacing: 16) {
      if let photo = try? image(at: "Photos/absent.png") {
        Image(photo)
      } else {
        Image(systemName: "photo").foregroundStyle(.secondary)
          .frame(width: 60, height: 40)
          .background(.secondarySystemBackground)
      }
    }
    // end
  }
}

// example: image
/// Returns the pixels of a PNG file with two pixels per point.
func image(at path: String) throws -> ImageData? {
  let file = try PNGFile([UInt8](Data(contentsOf: URL(fileURLWithPath: path))))
  let bitmap = try PNG.decode(file)
  return ImageData(
    pixelWidth: bitmap.width, pixelHeight: bitmap.height, scale: 2, pixels: bitmap.pixels)
}
// end

// example: icons
let icons = (try? SymbolSet.standard.adding(folder: "Icons")) ?? .standard
// end

/// A lake below mountains, of 80 by 40 points.
let photo = pixels(width: 160, height: 80, scale: 2) { x, y in
  let ridge = 50 - abs((x + 20) % 80 - 40)
  if y > 60 { return 0xFF2F_6F9F }
  if y > ridge { return y < ridge + 6 ? 0xFFFF_FFFF : 0xFF5B_6B7A }
  return 0xFFA8_D0F0
}

/// A button with a border, of 8 by 8 points.
let button = pixels(width: 8, height: 8, scale: 1) { x, y in
  let edge = min(x, 7 - x, y, 7 - y)
  if edge == 0, min(x, 7 - x) == min(y, 7 - y) { return 0 }
  return edge == 0 ? 0xFF1E_4E8C : edge == 1 ? 0xFF8F_BCEB : 0xFF3F_7FCF
}

/// Returns an image whose pixels a closure computes.
private func pixels(
  width: Int, height: Int, scale: Double, color: (Int, Int) -> UInt32
) -> ImageData {
  let pixels = (0..<width * height).map { color($0 % width, $0 / width) }
  guard
    let image = ImageData(pixelWidth: width, pixelHeight: height, scale: scale, pixels: pixels)
  else { preconditionFailure("The size of an example image is invalid.") }
  return image
}
