// SPDX-License-Identifier: MIT

#if os(Linux)
  import Foundation
  import TintypeSwiftUI

  /// A screen of 200 views with 20 state properties, written with the module SwiftUI; it has the
  /// same pixels as `ComponentScreen`.
  struct SwiftUIScreen: View {
    var body: some View {
      VStack(alignment: .leading, spacing: 4) {
        ForEach(0..<20, id: \.self) { SwiftUIRow(number: $0) }
      }
      .padding(8)
      .frame(width: 390, height: 844, alignment: .topLeading)
    }
  }

  /// A row of ten views.
  private struct SwiftUIRow: View {
    let number: Int
    @State private var count = 12

    var body: some View {
      HStack(spacing: 8) {
        Circle().fill(.blue).frame(width: 20, height: 20)
        VStack(alignment: .leading, spacing: 0) {
          Text(verbatim: "Row \(number)").font(.system(size: 15))
          Text(verbatim: "The line below the title").font(.system(size: 11))
        }
        Spacer()
        ZStack {
          Capsule(style: .circular).fill(.gray).frame(width: 36, height: 20)
          Text(verbatim: "\(count)").font(.system(size: 11, weight: .bold))
        }
        Rectangle().fill(.black).frame(width: 1, height: 20)
      }
      .padding(.horizontal, 8)
    }
  }

  extension SwiftUIScreen {
    /// The canvas of the screen, in points, and its scale.
    nonisolated static var layout: SwiftUISnapshotLayout { .fixed(width: 390, height: 844) }
    nonisolated static var traits: UITraitCollection { UITraitCollection(displayScale: 2) }
  }
#endif
