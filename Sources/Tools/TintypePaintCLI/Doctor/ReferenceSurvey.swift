// SPDX-License-Identifier: MIT

import TintypeScene
import TintypeSnapshots
import TintypeComparison

/// The rendering environments of references, compared with another environment.
struct ReferenceSurvey: Sendable {
  /// The references that were read, in the order of the arguments.
  var references: [Reference] = []
  /// The descriptions of the files that could not be read.
  var errors: [String] = []

  /// A reference.
  struct Reference: Sendable {
    var path: String
    var environment: ReferenceEnvironment
    /// The differences between its rendering environment and the other one.
    var differences: [Fingerprint.Difference] = []
    /// The fonts that it names and that this machine's standard font book does not contain.
    var missingFonts: [MissingFont] = []
  }

  /// Reads references.
  ///
  /// - Parameters:
  ///   - paths: The absolute paths of files and directories.
  ///   - machine: The fingerprint of the machine to compare with; `nil` for none.
  init(of paths: [String], machine: Fingerprint?) {
    for path in paths {
      do throws(ReferenceFileError) {
        for file in try ReferenceFiles.all(at: path) { read(file, machine) }
      } catch {
        errors.append(error.description)
      }
    }
  }

  private mutating func read(_ path: String, _ machine: Fingerprint?) {
    do throws(ReferenceFileError) {
      var reference = Reference(path: path, environment: try ReferenceEnvironment(reference: path))
      if case .stated(let fingerprint) = reference.environment, let machine {
        reference.compare(fingerprint, with: machine)
      }
      references.append(reference)
    } catch {
      errors.append(error.description)
    }
  }

  /// Each difference with the references that have it.
  ///
  /// Differences with a greater effect on pixels are first; those with the same effect are sorted
  /// by description.
  var differences: [(difference: Fingerprint.Difference, references: [Reference])] {
    var found: [Fingerprint.Difference: [Reference]] = [:]
    for reference in references {
      for difference in reference.differences { found[difference, default: []].append(reference) }
    }
    return found.map { (difference: $0.key, references: $0.value) }.sorted { one, other in
      one.difference.effect == other.difference.effect
        ? one.difference.description < other.difference.description
        : one.difference.effect > other.difference.effect
    }
  }

  /// Each missing font with the references that name it, sorted by file name.
  var missingFonts: [(font: MissingFont, references: [Reference])] {
    var found: [MissingFont: [Reference]] = [:]
    for reference in references {
      for font in reference.missingFonts { found[font, default: []].append(reference) }
    }
    return found.map { (font: $0.key, references: $0.value) }.sorted { one, other in
      (one.font.file, one.font.digest) < (other.font.file, other.font.digest)
    }
  }

  /// A Boolean value that indicates whether a difference or a missing font changes pixels.
  var movesPixels: Bool {
    references.contains { reference in
      reference.differences.contains { $0.effect == .certain }
        || reference.missingFonts.contains(where: \.isStandard)
    }
  }
}

extension ReferenceSurvey.Reference {
  /// Compares the reference's rendering environment with a machine.
  ///
  /// The machine's fingerprint contains all of its standard fonts.
  mutating func compare(_ fingerprint: Fingerprint, with machine: Fingerprint) {
    var (mine, theirs) = (fingerprint, machine)
    for (name, value) in fingerprint.parts {
      guard case .font(let file) = Fingerprint.Part(name: name), machine.parts[name] == nil
      else { continue }
      mine.parts[name] = nil
      missingFonts.append(MissingFont(file: file, digest: value))
    }
    for name in machine.parts.keys {
      if case .font = Fingerprint.Part(name: name), fingerprint.parts[name] == nil {
        theirs.parts[name] = nil
      }
    }
    missingFonts.sort { $0.file < $1.file }
    differences = mine.differences(to: theirs)
  }
}
