// SPDX-License-Identifier: MIT

import CoreData
import TintypeUIKit

/// The types of the process that declare previews.
package enum PreviewDiscovery {
  /// The types that the preview macro has declared, in the order of their modules and locations.
  static func registries() -> [any PreviewRegistry.Type] {
    ConformingTypes.types(conformingTo: (any PreviewRegistry).self)
      .compactMap { $0 as? any PreviewRegistry.Type }
      .sorted { ($0.fileID, $0.line, $0.column) < ($1.fileID, $1.line, $1.column) }
  }

  /// The providers of previews, in the order of their names.
  static func providers() -> [any PreviewProvider.Type] {
    ConformingTypes.types(conformingTo: (any PreviewProvider).self)
      .compactMap { $0 as? any PreviewProvider.Type }
      .sorted { String(reflecting: $0) < String(reflecting: $1) }
  }

  /// The apps, in the order of their names.
  static func apps() -> [any App.Type] {
    ConformingTypes.types(conformingTo: (any App).self)
      .compactMap { $0 as? any App.Type }
      .sorted { String(reflecting: $0) < String(reflecting: $1) }
  }

  /// The delegates of scenes, in the order of their names.
  static func sceneDelegates() -> [any UIWindowSceneDelegate.Type] {
    ConformingTypes.types(conformingTo: (any UIWindowSceneDelegate).self)
      .compactMap { $0 as? any UIWindowSceneDelegate.Type }
      .sorted { String(reflecting: $0) < String(reflecting: $1) }
  }

  /// The widgets, in the order of their names.
  package static func widgets() -> [any Widget.Type] {
    ConformingTypes.types(conformingTo: (any Widget).self)
      .compactMap { $0 as? any Widget.Type }
      .sorted { String(reflecting: $0) < String(reflecting: $1) }
  }
}
