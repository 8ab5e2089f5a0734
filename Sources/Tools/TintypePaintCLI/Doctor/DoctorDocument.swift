// SPDX-License-Identifier: MIT

import Foundation
import TintypeBase
import TintypeCairo
import TintypeScene

/// The output of `tintype doctor --json`; the keys are part of the tool's interface.
struct DoctorDocument: Encodable {
  var format = 1
  var system: String?
  var fingerprint: Fingerprint?
  var fonts: [Font]?
  var checks: [Check]?
  var references: [Reference]
  var errors: [String]

  struct Font: Encodable {
    var family: String
    var file: String
    var path: String
    var weight: Int
    var isItalic: Bool
    var sha256: String
    var isStandard: Bool
  }

  struct Check: Encodable {
    var level: String
    var text: String
  }

  struct Reference: Encodable {
    var path: String
    var fingerprint: Fingerprint?
    var note: String?
    var differences: [Difference]
    var missingFonts: [MissingFont]
  }

  struct MissingFont: Encodable {
    var file: String
    var isStandard: Bool
    var text: String
  }

  struct Difference: Encodable {
    var part: String
    var before: String?
    var after: String?
    var effect: String
    var explanation: String
  }

  /// Creates a document.
  ///
  /// - Parameters:
  ///   - diagnosis: The diagnosis of this machine; `nil` if it was not checked.
  ///   - survey: The environments of references.
  init(diagnosis: Diagnosis?, survey: ReferenceSurvey) {
    system = diagnosis?.system
    fingerprint = diagnosis?.fingerprint
    fonts = diagnosis?.families.flatMap { family in
      family.files.map { Font($0, family: family.name) }
    }
    checks = diagnosis?.findings.map {
      Check(level: $0.level.rawValue, text: $0.description)
    }
    references = survey.references.map(Reference.init)
    errors = survey.errors
  }

  /// The document with sorted keys and a trailing newline.
  var text: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let json = try? encoder.encode(self)
    return json.map { JSON.visible(String(decoding: $0, as: UTF8.self)) + "\n" } ?? ""
  }
}

extension DoctorDocument.Font {
  init(_ file: FontFile, family: String) {
    self.init(
      family: family, file: file.name, path: file.path, weight: file.weight.value,
      isItalic: file.isItalic, sha256: file.digest.hexadecimal, isStandard: file.isStandard)
  }
}

extension DoctorDocument.Reference {
  init(_ reference: ReferenceSurvey.Reference) {
    path = reference.path
    if case .stated(let stated) = reference.environment { fingerprint = stated }
    note = reference.environment.silence
    missingFonts = reference.missingFonts.map {
      DoctorDocument.MissingFont(
        file: $0.file, isStandard: $0.isStandard, text: $0.description)
    }
    differences = reference.differences.map {
      DoctorDocument.Difference(
        part: $0.part.name, before: $0.before, after: $0.after,
        effect: $0.effect.key, explanation: $0.explanation)
    }
  }
}

extension Fingerprint.Difference.Effect {
  /// The name of the effect in the document.
  fileprivate var key: String {
    switch self {
    case .unstated: "unknown"
    case .none: "none"
    case .possible: "possible"
    case .certain: "certain"
    }
  }
}
