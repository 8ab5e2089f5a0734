// SPDX-License-Identifier: MIT

import Tintype
import TintypeAudits
import TintypeComparison
import TintypeComponents
import TintypeScene
import TintypeSnapshots

extension AuditVariant {
  /// The environment values of the variant.
  var traits: Traits {
    switch self {
    case .accessibilityText: .dynamicTypeSize(.accessibility5)
    case .doubleLength: .environment(\.pseudoText, .doubled, name: rawValue)
    case .rightToLeft: .rightToLeft
    }
  }
}

extension AuditedValue {
  /// Returns the functions that lay out a component in variants.
  static func layouts<Value: Component>(
    in variants: Set<AuditVariant>, _ viewport: Viewport, _ traits: Traits
  ) -> [Layout<Value>] {
    AuditVariant.allCases.filter(variants.contains).map { variant in
      Layout(variant: variant) { component in
        try Scene(
          of: component, in: viewport,
          traits: [SnapshotTestingConfiguration.traits(in: viewport), traits, variant.traits],
          measuring: SnapshotTestingConfiguration.renderer())
      }
    }
  }

  /// Returns the functions that lay out values with strategies.
  static func layouts<Value>(
    by images: [AuditVariant: Snapshotting<Value, SnapshotImage>]
  ) -> [Layout<Value>] {
    AuditVariant.allCases.compactMap { variant in
      images[variant].map { image in
        Layout(variant: variant) { try image.snapshot($0).get().audited }
      }
    }
  }
}
