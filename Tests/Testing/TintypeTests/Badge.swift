// SPDX-License-Identifier: MIT

import TintypeComponents

/// A small component with text, color and a shape, for testing assertions.
struct Badge: Component {
  var title = "New"
  var font = Font.body.bold()

  var body: some Component {
    Text(title)
      .font(font)
      .foregroundStyle(.white)
      .padding(8)
      .background { RoundedRectangle(cornerRadius: 6).fill(Color(red: 0.2, green: 0.4, blue: 0.6)) }
  }
}
