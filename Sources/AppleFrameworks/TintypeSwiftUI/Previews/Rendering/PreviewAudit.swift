// SPDX-License-Identifier: MIT

import TintypeAudits
import TintypeComparison

/// The audit of previews with the configuration of their repository.
struct PreviewAudit {
  private let configuration: AuditConfiguration

  /// Decodes the contents of a configuration.
  init(configuration: String) throws(AuditConfigurationError) {
    self.configuration = try AuditConfiguration(
      Array(configuration.utf8), from: AuditConfiguration.fileName)
  }

  /// Audits the image of a preview.
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
    return Audit(
      of: scene, options: configuration.options(for: reference), painting: image.repaint
    ).failureMessage(exceptionsIn: .configuration(reference: reference))
  }
}
