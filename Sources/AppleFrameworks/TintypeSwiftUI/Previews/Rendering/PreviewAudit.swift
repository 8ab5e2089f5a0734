// SPDX-License-Identifier: MIT

import Foundation
import TintypeAudits
import TintypeComparison
import TintypeScene

/// The audit of previews with the configuration of their repository.
struct PreviewAudit {
  private let configuration: AuditConfiguration

  /// Decodes the contents of a configuration.
  init(configuration: String) throws(AuditConfigurationError) {
    self.configuration = try AuditConfiguration(
      Array(configuration.utf8), from: AuditConfiguration.fileName)
  }

  /// Audits the image of a preview, and the layouts that the configuration lists.
  ///
  /// - Parameters:
  ///   - image: The image.
  ///   - preview: The preview.
  ///   - reference: The path of its reference, which exceptions name.
  /// - Returns: The message of the failure; `nil` if there are no findings.
  func message(
    for image: SnapshotImage, of preview: PreviewSnapshot, reference: String
  ) -> String? {
    guard let scene = image.scene else { return nil }
    do {
      let layouts = try AuditVariant.allCases.filter(configuration.variants.contains)
        .map { ($0, try preview.scene(in: $0)) }
      return Audit(
        of: scene, options: configuration.options(for: reference),
        variants: Dictionary(uniqueKeysWithValues: layouts), painted: image.bitmap,
        painting: image.repaint
      ).failureMessage(exceptionsIn: .configuration(reference: reference))
    } catch {
      return "The audit could not be made: \(error)"
    }
  }
}

extension PreviewSnapshot {
  /// Lays the preview out in a variant of its own variant.
  fileprivate func scene(in other: AuditVariant) throws -> TintypeScene.Scene {
    var variant = self.variant
    switch other {
    case .accessibilityText: variant.dynamicTypeSize = .accessibility5
    case .doubleLength: variant.locale = .doubleLengthPseudolanguage
    case .rightToLeft: variant.layoutDirection = .rightToLeft
    }
    return try PreviewSnapshot(source: source, variant: variant).host().scene
  }
}
