// SPDX-License-Identifier: MIT

import SwiftUI

// Registries as the preview macro declares them, in modules that exist only in these names.

/// A preview whose creation throws an error.
struct FailingRegistry: PreviewRegistry {
  static let fileID = "FailingPreviews/Card.swift"
  static let line = 3
  static let column = 1

  struct Failure: Error, CustomStringConvertible {
    var description: String { "no title" }
  }

  static func makePreview() throws -> Preview { throw Failure() }
}

/// A preview that the platform does not have.
struct UnavailableRegistry: PreviewRegistry {
  static let fileID = "UnavailablePreviews/Card.swift"
  static let line = 1
  static let column = 1

  static func makePreview() throws -> Preview { throw PreviewUnavailable() }
}

/// The only preview of its module, which excludes itself.
struct ExcludedRegistry: PreviewRegistry {
  static let fileID = "ExcludedPreviews/Card.swift"
  static let line = 1
  static let column = 1

  static func makePreview() -> Preview { Preview { Text("Excluded").previewSnapshotExcluded() } }
}

/// A provider whose views cannot be evaluated, because they contain themselves.
struct Endless_Previews: PreviewProvider {
  static var previews: some View { Endless() }

  private struct Endless: View {
    var body: some View { AnyView(Endless()) }
  }
}
