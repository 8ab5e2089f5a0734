// SPDX-License-Identifier: MIT

import Foundation
import TintypeComponents
import TintypeImaging

/// How a value differs from its reference.
public struct Difference: Hashable, Sendable {
  /// What differs.
  public var kind: Kind
  /// What the difference of two pictures consists of; `nil` for texts.
  public var analysis: BitmapAnalysis?
  /// What changed in the scene; `nil` where one of the two pictures has none.
  public var causes: DifferenceCauses?
  /// What differs between the environments that painted the two pictures; empty where they are the
  /// same or not known.
  public var environment: [Fingerprint.Difference]
  /// What became of painting the reference again in this environment.
  public var repainting: Repainting
  /// What the reference's file says of its samples, which are compared as sRGB; `nil` for texts.
  public var colorSpace: PNGColorSpace?
  /// The unusual properties of the reference's file, in clauses.
  ///
  /// A missing end, and samples that were rounded; empty for most files and for texts.
  public var remarks: [String]
  /// The bytes of a file that shows the difference; `nil` where the text says all.
  public var artifact: [UInt8]?
  /// More files that show the difference.
  public var attachments: [DiffAttachment]
  /// How it looks, for finding others that look like it; `nil` where nothing can be said.
  public var portrait: [Int]?

  /// Creates a difference.
  public init(
    kind: Kind,
    analysis: BitmapAnalysis? = nil,
    causes: DifferenceCauses? = nil,
    environment: [Fingerprint.Difference] = [],
    repainting: Repainting = .notNeeded,
    colorSpace: PNGColorSpace? = nil,
    remarks: [String] = [],
    artifact: [UInt8]? = nil,
    attachments: [DiffAttachment] = [],
    portrait: [Int]? = nil
  ) {
    self.kind = kind
    self.analysis = analysis
    self.causes = causes
    self.environment = environment
    self.repainting = repainting
    self.colorSpace = colorSpace
    self.remarks = remarks
    self.artifact = artifact
    self.attachments = attachments
    self.portrait = portrait
  }

  /// What differs.
  public enum Kind: Hashable, Sendable {
    /// Pixels.
    case picture(BitmapComparison)
    /// Lines.
    case text(TextDifference)
    /// What the closures of a ``Diffing`` of the user's say.
    case described(String)
  }

  /// What became of painting a reference from another environment again in this one.
  public enum Repainting: Hashable, Sendable {
    /// Nothing is known to differ between the environments.
    case notNeeded
    /// The reference's scene was painted here, and compared instead of the recorded pixels.
    case done
    /// The reference holds no scene, or nothing here could paint it; the recorded pixels were
    /// compared.
    case impossible
    /// The reference's scene could not be painted here, for this reason; the recorded pixels were
    /// compared.
    case failed(String)
  }

  /// Where a difference comes from.
  public enum Origin: Hashable, Sendable {
    /// The component says something else than it did.
    case component
    /// The component says what it did, but is laid out otherwise here: its text has other measures.
    case environment
  }

  /// Whether the component or the environment is at the bottom of the difference; `nil` where that
  /// is not known.
  public var origin: Origin? {
    switch repainting {
    case .notNeeded: return environment.contains { $0.effect > .unstated } ? nil : .component
    case .done:
      guard let changes = causes?.changes, !changes.isEmpty else { return nil }
      return changes.contains { $0.change.isStated } ? .component : .environment
    case .impossible, .failed: return nil
    }
  }
}

extension Difference {
  /// What differs, in words, without what changed in the scene.
  var summary: String { FailureMessage.summary(of: self) }

  /// All files that show the difference.
  var files: [DiffAttachment] {
    let own = artifact.map { bytes in
      DiffAttachment.data(Data(bytes), name: kind.isPicture ? "difference.png" : "difference.patch")
    }
    return [own].compactMap(\.self) + attachments
  }
}

extension Difference.Kind {
  /// Whether it is of pictures.
  var isPicture: Bool {
    if case .picture = self { true } else { false }
  }
}

extension DiffAttachment {
  /// The bytes, and the name of a file that holds them.
  var file: (data: Data, name: String) {
    switch self {
    case .data(let data, let name): return (data, name)
    #if !canImport(Darwin)
      case .xcTest(let attachment): return attachment.named.file
    #endif
    }
  }
}
