// SPDX-License-Identifier: MIT

import Tintype
import TintypeCairo
import TintypeComparison
import TintypeComponents
import TintypeRuns
import TintypeSnapshots

/// The records of a run in which one color of a design system changed: images of components, each
/// in light and dark appearance, and contact sheets of the same components.
struct TokenRun {
  /// The records, all of changed images.
  private(set) var records: [JournalRecord] = []

  /// Creates a run with painted images.
  ///
  /// - Parameters:
  ///   - images: The number of images of one component.
  ///   - sheets: The number of contact sheets.
  /// - Throws: An error of painting or comparing.
  init(images: Int, sheets: Int) throws {
    for index in 0..<images {
      let traits: Traits = index.isMultiple(of: 2) ? .light : .dark
      try add("image\(index)", index, .image(in: .sizeThatFits, traits: traits))
    }
    for index in 0..<sheets {
      let variants = Variants(
        schemes: [.light, .dark],
        dynamicTypeSizes: index.isMultiple(of: 2) ? [] : [.large, .accessibility1])
      try add("sheet\(index)", index, .contactSheet(of: variants))
    }
  }

  private mutating func add(
    _ test: String, _ index: Int, _ strategy: Snapshotting<TokenCard, SnapshotImage>
  ) throws {
    let reference = try strategy.diffing.encode(image(of: index, isChanged: false, strategy))
    let image = try image(of: index, isChanged: true, strategy)
    guard case .different(let difference) = try strategy.diffing.compare(reference, image) else {
      return
    }
    records.append(
      JournalRecord(
        snapshot: SnapshotName(
          target: "AppTests", suite: "CardTests", test: test, identifier: "1"),
        outcome: .changed, reference: "__Snapshots__/AppTests/CardTests/\(test).1.png",
        location: CallSite(file: "Tests/AppTests/CardTests.swift", line: 1, column: 1),
        details: difference.details))
  }

  private func image(
    of index: Int, isChanged: Bool, _ strategy: Snapshotting<TokenCard, SnapshotImage>
  ) throws -> SnapshotImage {
    try strategy.snapshot(TokenCard(index: index, isChanged: isChanged)).get()
  }
}

/// A component that uses the color.
private struct TokenCard: Component {
  let index: Int
  let isChanged: Bool

  private var accent: Color {
    isChanged
      ? Color("accent", light: Color(hex: 0x0B7A3B), dark: Color(hex: 0x5FD38D))
      : Color("accent", light: Color(hex: 0x0A5CD6), dark: Color(hex: 0x5AA2FF))
  }

  var body: some Component {
    VStack(alignment: .leading, spacing: 8) {
      Text("Card \(index)")
      accent.frame(width: 80 + Double(index), height: 24)
    }
    .padding(12)
  }
}
