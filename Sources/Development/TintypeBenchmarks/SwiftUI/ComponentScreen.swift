// SPDX-License-Identifier: MIT

import TintypeComponents

/// A screen of 200 components, with the same pixels as `SwiftUIScreen`.
struct ComponentScreen: Component {
  static let viewport = Viewport.fixed(Size(width: 390, height: 844))
  static let traits = Traits(displayScale: 2)

  var body: some Component {
    VStack(alignment: .leading, spacing: 4) {
      ForEach(0..<20, id: \.self) { ComponentRow(number: $0) }
    }
    .padding(8)
    .frame(width: 390, height: 844, alignment: .topLeading)
    .background(Color.systemBackground)
  }
}

/// A row of ten components.
private struct ComponentRow: Component {
  let number: Int
  var count = 12

  var body: some Component {
    HStack(spacing: 8) {
      Circle().fill(Color.blue).frame(width: 20, height: 20)
      VStack(alignment: .leading, spacing: 0) {
        Text("Row \(number)").font(.system(size: 15))
        Text("The line below the title").font(.system(size: 11))
      }
      Spacer()
      ZStack {
        Capsule().fill(Color.gray).frame(width: 36, height: 20)
        Text("\(count)").font(.system(size: 11, weight: .bold))
      }
      Rectangle().fill(Color.black).frame(width: 1, height: 20)
    }
    .padding(.horizontal, 8)
  }
}
