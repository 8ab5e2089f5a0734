// SPDX-License-Identifier: MIT

import TintypeComponents

extension Foundations {
  /// All icons of the standard set by their names.
  package struct SymbolSetSheet: Component {
    /// Creates the sheet.
    package init() {}

    /// The sheet.
    package var body: some Component {
      SnapshotSheet("Symbol Set", style: .foundations) {
        LabeledVariant("All \(SymbolSet.standard.names.count) of the Standard Set") {
          LazyVGrid(columns: Array(repeating: GridItem(spacing: 0), count: 5), spacing: 10) {
            ForEach(SymbolSet.standard.names, id: \.self) { name in
              VStack(spacing: 4) {
                Symbol(name).font(.system(size: 22))
                Text(Self.breakable(name))
                  .font(.system(size: 7.5))
                  .foregroundStyle(.secondary)
                  .multilineTextAlignment(.center)
                  .lineLimit(2, reservesSpace: true)
              }
            }
          }
        }
      }
    }

    /// A name whose lines may break after points.
    private static func breakable(_ name: String) -> String {
      name.split(separator: ".").joined(separator: ".\u{200B}")
    }
  }
}
