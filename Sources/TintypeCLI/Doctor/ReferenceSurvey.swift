// SPDX-License-Identifier: MIT

import TintypeComponents
import TintypeSnapshots

/// What references tell of the environments that painted them, compared with another one.
struct ReferenceSurvey: Sendable {
  /// The references that were read, in the order in which they were named.
  var references: [Reference] = []
  /// What could not be read, in words.
  var troubles: [String] = []

  /// One reference.
  struct Reference: Sendable {
    var path: String
    var environment: ReferenceEnvironment
    /// How what painted it differs from what it is compared with.
    var differences: [Fingerprint.Difference] = []
  }

  /// Reads references.
  ///
  /// - Parameters:
  ///   - paths: The absolute paths of files and directories.
  ///   - differences: Compares what painted a reference.
  init(
    of paths: [String],
    differences: (Fingerprint) -> [Fingerprint.Difference]
  ) {
    for path in paths {
      do throws(ReferenceTrouble) {
        for file in try ReferenceFiles.all(at: path) { read(file, differences) }
      } catch {
        troubles.append(error.description)
      }
    }
  }

  private mutating func read(
    _ path: String, _ differences: (Fingerprint) -> [Fingerprint.Difference]
  ) {
    do throws(ReferenceTrouble) {
      var reference = Reference(path: path, environment: try ReferenceEnvironment(reference: path))
      if case .stated(let fingerprint) = reference.environment {
        reference.differences = differences(fingerprint)
      }
      references.append(reference)
    } catch {
      troubles.append(error.description)
    }
  }

  /// Each difference with the references that have it: what moves pixels first, then by name.
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

  /// Whether something makes pixels differ.
  var movesPixels: Bool {
    references.contains { $0.differences.contains { $0.effect == .certain } }
  }
}

extension Fingerprint {
  /// How this fingerprint of one picture differs from a machine's, which names more fonts.
  func differences(toMachine machine: Fingerprint) -> [Difference] {
    var used = machine
    used.parts = machine.parts.filter { name, _ in
      if case .font = Part(name: name) { parts[name] != nil } else { true }
    }
    return differences(to: used)
  }
}
