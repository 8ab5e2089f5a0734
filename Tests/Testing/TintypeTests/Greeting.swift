// SPDX-License-Identifier: MIT

import TintypeComponents

/// The component of the README's example.
struct Greeting: Component {
  var name: String

  var body: some Component {
    VStack(alignment: .leading, spacing: 4) {
      Text("Hello, \(name)").font(.system(size: 20, weight: .bold))
      Text("Good to see you.").foregroundStyle(.secondary)
    }
    .padding(16)
  }
}
