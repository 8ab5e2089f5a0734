// SPDX-License-Identifier: MIT
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import TintypeComponents

public struct ProfileCard: Component {
  var name: String

  public init(name: String) { self.name = name }

  public var body: some Component {
    HStack(spacing: 12) {
      Circle().fill(.blue).frame(width: 40, height: 40)
      VStack(alignment: .leading, spacing: 4) {
        Text(name).font(.headline)
        Text("Online").font(.subheadline).foregroundStyle(.secondary)
      }
    }
    .padding(12)
  }
}
