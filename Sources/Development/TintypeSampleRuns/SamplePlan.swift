// SPDX-License-Identifier: MIT

import TintypeBase
import TintypeSnapshots

/// The finding of each snapshot of a generated run.
struct SamplePlan {
  /// The finding of a snapshot.
  enum Finding: Hashable {
    /// A red square that has become blue, with known pixels.
    case square
    /// A changed token of the style, by its index in ``SampleStyle/changes``.
    case token(Int)
    /// A change in this screen only.
    case variation(SampleScreen.Variation)
    /// A change that no node explains, in images without a scene.
    case unexplained(SampleScreen.Variation)
    /// Changed lines of a text.
    case text
    /// There is no reference.
    case missing
    /// A reference was written.
    case recorded
    /// An error while taking the snapshot.
    case failed
    /// No difference.
    case matched
  }

  /// The findings, in the order in which the tests run.
  private(set) var findings: [Finding] = []

  /// Distributes all findings over a run.
  ///
  /// - Parameters:
  ///   - entries: The number of snapshots.
  ///   - changes: The number of differing snapshots.
  ///   - seed: Determines the order.
  init(entries: Int, changes: Int, seed: UInt64) {
    let changes = min(changes, entries)
    var some: [Finding] = changes > 0 ? [.square] : []
    for (token, share) in SampleStyle.shares.enumerated() {
      some += Array(repeating: .token(token), count: changes * share / 100)
    }
    let texts = changes * 7 / 100
    some += Array(repeating: .text, count: texts)
    some += Array(repeating: .unexplained(.stripe), count: changes * 3 / 100)
    some += Array(repeating: .unexplained(.stain), count: changes * 2 / 100)
    let variations: [SampleScreen.Variation] = [.title, .missingRow, .extraButton, .taller, .stain]
    for index in 0..<max(changes - some.count, 0) {
      some.append(.variation(variations[index % variations.count]))
    }
    let rest = entries - changes
    for (finding, divisor) in [(Finding.missing, 30), (.recorded, 30), (.failed, 50)] {
      some += Array(repeating: finding, count: min(changes / divisor, rest / 10))
    }
    some += Array(repeating: .matched, count: max(entries - some.count, 0))
    var random = SeededGenerator(seed: seed)
    findings = some.shuffled(using: &random)
  }

  /// Returns the name of a snapshot by its index in the run.
  static func test(_ index: Int, _ finding: Finding) -> (context: TestContext, name: String) {
    if finding == .square {
      return (TestContext(target: "SampleTests", suite: ["KnownTests"], test: "square()"), "1")
    }
    let variants = ["Light", "Dark", "Large text", "Right to left"]
    let screens = ["Home", "Cart", "Profile", "Search", "Detail", "Checkout", "Orders", "Help"]
    let targets = ["ShopTests", "AccountTests", "FeedTests"]
    // Some thousands of tests of some hundreds of suites in three targets.
    let test = index / variants.count
    let suite = test / screens.count
    return (
      TestContext(
        target: targets[suite % targets.count], suite: ["Screen\(suite)Tests"],
        test: "appearanceOf\(screens[test % screens.count])()"),
      variants[index % variants.count]
    )
  }
}
