// SPDX-License-Identifier: MIT

import SwiftUI

/// The drawn landscape of a trip.
struct SceneryView: View {
  let scenery: Scenery

  var body: some View {
    let artwork = scenery.artwork
    ZStack {
      LinearGradient(
        colors: artwork.sky.map { Color(hex: $0) }, startPoint: .top, endPoint: .bottom)
      GeometryReader { proxy in
        let size = min(proxy.size.width, proxy.size.height) * 0.3
        if scenery == .city { stars(in: proxy.size) }
        Circle()
          .fill(
            RadialGradient(
              colors: [.white.opacity(0.35), .white.opacity(0)], center: .center,
              startRadius: size * 0.4, endRadius: size * 1.3)
          )
          .frame(width: size * 2.6, height: size * 2.6)
          .overlay {
            Circle().fill(Color(hex: artwork.sun)).frame(width: size, height: size)
          }
          .position(
            x: proxy.size.width * artwork.sunPosition.x,
            y: proxy.size.height * artwork.sunPosition.y)
      }
      ForEach(Array(artwork.layers.enumerated()), id: \.offset) { _, layer in
        Silhouette(profile: layer.profile, outline: layer.outline)
          .fill(Color(hex: layer.color).gradient)
      }
    }
    .clipped()
    // The artwork is the same in languages that are written from right to left.
    .environment(\.layoutDirection, .leftToRight)
    .accessibilityHidden(true)
  }

  private func stars(in size: CGSize) -> some View {
    Path { path in
      for index in 0..<26 {
        let x = Double(index * 67 % 101) / 101 * size.width
        let y = Double(index * 41 % 89) / 89 * size.height * 0.5
        let diameter = index.isMultiple(of: 3) ? 2.2 : 1.2
        path.addEllipse(in: CGRect(x: x, y: y, width: diameter, height: diameter))
      }
    }
    .fill(.white.opacity(0.8))
  }
}

/// The colors and the silhouettes of a landscape, from back to front.
private struct Artwork {
  struct Layer {
    var color: UInt32
    var profile: [Double]
    var outline = Silhouette.Outline.smooth
  }

  var sky: [UInt32]
  var sun: UInt32
  var sunPosition: UnitPoint
  var layers: [Layer]
}

extension Scenery {
  fileprivate var artwork: Artwork {
    switch self {
    case .coast:
      Artwork(
        sky: [0x2A6F97, 0x61A5C2, 0xFFD6A5, 0xFFB38A], sun: 0xFFF3D6,
        sunPosition: UnitPoint(x: 0.68, y: 0.4),
        layers: [
          .init(color: 0x7C6A8C, profile: [0.46, 0.52, 0.44, 0.36, 0.3, 0.3]),
          .init(color: 0x468FAF, profile: [0.32, 0.33, 0.31, 0.33, 0.32, 0.33]),
          .init(color: 0x2C7DA0, profile: [0.22, 0.24, 0.21, 0.24, 0.22, 0.25]),
          .init(color: 0x014F86, profile: [0.11, 0.14, 0.1, 0.13, 0.11, 0.12]),
        ])
    case .peaks:
      Artwork(
        sky: [0x355C7D, 0x6C8EAD, 0xF8C9B6], sun: 0xFFE8D2,
        sunPosition: UnitPoint(x: 0.3, y: 0.3),
        layers: [
          .init(
            color: 0x8FA6BF, profile: [0.4, 0.62, 0.48, 0.74, 0.5, 0.66, 0.42], outline: .sharp),
          .init(
            color: 0x5B7A99, profile: [0.5, 0.34, 0.56, 0.36, 0.5, 0.3, 0.48], outline: .sharp),
          .init(
            color: 0x34536F, profile: [0.2, 0.36, 0.24, 0.3, 0.4, 0.2, 0.3], outline: .sharp),
          .init(color: 0x1D3347, profile: [0.16, 0.12, 0.18, 0.1, 0.16]),
        ])
    case .desert:
      Artwork(
        sky: [0xB23A48, 0xF08A5D, 0xFFD29D], sun: 0xFFF1C9,
        sunPosition: UnitPoint(x: 0.5, y: 0.38),
        layers: [
          .init(
            color: 0xB5533C, profile: [0.4, 0.5, 0.5, 0.34, 0.34, 0.46, 0.46, 0.36],
            outline: .sharp),
          .init(color: 0xD9774A, profile: [0.3, 0.4, 0.26, 0.36, 0.28]),
          .init(color: 0xC65D3B, profile: [0.14, 0.28, 0.2, 0.1, 0.24]),
          .init(color: 0x8F3B2E, profile: [0.2, 0.08, 0.12, 0.16, 0.06]),
        ])
    case .forest:
      Artwork(
        sky: [0xE8F3D6, 0xBBDDB0, 0x7FB77E], sun: 0xFFFCEB,
        sunPosition: UnitPoint(x: 0.72, y: 0.28),
        layers: [
          .init(color: 0x6FA48A, profile: [0.5, 0.62, 0.52, 0.66, 0.5]),
          .init(
            color: 0x3F7D63,
            profile: [0.4, 0.42, 0.38, 0.4, 0.44, 0.38, 0.4, 0.36, 0.4, 0.42, 0.38, 0.4, 0.36],
            outline: .trees),
          .init(
            color: 0x235347, profile: [0.24, 0.2, 0.26, 0.22, 0.18, 0.24, 0.2, 0.26, 0.22],
            outline: .trees),
          .init(color: 0x0E3B32, profile: [0.1, 0.14, 0.08, 0.12, 0.1]),
        ])
    case .city:
      Artwork(
        sky: [0x0F1B3D, 0x2E3A75, 0x8C5A94, 0xE58C8A], sun: 0xFDF6E3,
        sunPosition: UnitPoint(x: 0.76, y: 0.3),
        layers: [
          .init(
            color: 0x5A4A82,
            profile: [
              0.3, 0.44, 0.36, 0.52, 0.34, 0.4, 0.58, 0.38, 0.48, 0.32, 0.54, 0.36, 0.42, 0.3, 0.46,
              0.34,
            ],
            outline: .stepped),
          .init(
            color: 0x2B2A55,
            profile: [
              0.24, 0.34, 0.2, 0.28, 0.38, 0.22, 0.3, 0.18, 0.36, 0.26, 0.2, 0.32, 0.24,
            ],
            outline: .stepped),
          .init(color: 0x151838, profile: [0.14, 0.12, 0.15, 0.13, 0.14]),
        ])
    }
  }
}
