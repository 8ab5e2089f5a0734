// SPDX-License-Identifier: MIT

import SwiftUI

private final class Session {
  var name = "a"
}

private struct Router {
  var open: (Int) -> Void = { _ in }
}

extension EnvironmentValues {
  @Entry var entryWithType: CGFloat = 8
  @Entry var entryWithoutType = true
  @Entry var optionalEntry: String?
  @Entry var optionalEntryWithValue: (any Equatable)? = nil
  @Entry var optionalFunction: ((Int) -> Void)?
  @Entry var function: (Int) -> Int? = { $0 > 0 ? $0 : nil }
  @Entry var multilineEntry: [String: [Int]] = [
    "a": [1, 2],  // A comment.
    "b": [],
  ]
  @Entry var `default` = "a"
  @Entry fileprivate var session = Session()
  @Entry fileprivate var router = Router { value in
    print(value)
  }
  @available(*, deprecated)
  @Entry var deprecatedEntry = 1
}

extension SwiftUI.EnvironmentValues {
  /// An entry.
  @Entry public var publicEntry: Int = 1
  /// Another entry.
  @Entry nonisolated package(set) public var publicEntryWithPackageSetter: Int = 1
}

private struct Reader: View {
  @Environment(\.entryWithType) private var spacing
  @Environment(\.session) private var session
  @Environment(\.optionalEntry) private var title

  var body: some View { Text(title ?? session.name).padding(spacing) }
}

private struct Writer: View {
  var body: some View {
    Reader()
      .environment(\.entryWithType, 4)
      .environment(\.optionalEntry, "a")
      .environment(\.default, "b")
  }
}

private func changes(_ values: inout EnvironmentValues) {
  values.entryWithoutType.toggle()
  values.multilineEntry["c"] = [3]
  values.router.open(1)
  values.optionalFunction = { _ in }
}
