// SPDX-License-Identifier: MIT

import TintypeImaging

/// One line of the journal: what one assertion found.
///
/// Paths are relative, so that a journal can be read on another machine: `reference` and
/// `location.file` to the package's root, `artifacts` to the output directory.
public struct JournalRecord: Codable, Hashable, Sendable {
  /// The version of the line's format, 1.
  public var version: Int
  /// Which snapshot it was.
  public var snapshot: SnapshotName
  /// How the comparison ended.
  public var outcome: Outcome
  /// The reference file, relative to the package's root, with `/` between its parts.
  public var reference: String?
  /// The files that were written because the snapshot differs, where it does.
  public var artifacts: Artifacts?
  /// The SHA-256 of the reference file and of the new file, 64 hexadecimal digits each.
  public var digests: Digests?
  /// Where the assertion stands.
  public var location: CallSite
  /// What the failing test said, for people; `nil` when it passed.
  public var message: String?
  /// How much differs, for pictures that could be compared.
  public var pixels: PixelSummary?
  /// What changed in the scene, where both pictures have one: the 50 most telling changes.
  public var causes: DifferenceCauses?
  /// How the difference looks, for finding others that look like it: the components of a vector, 0
  /// to 255; `nil` where nothing differs or nothing can be said.
  public var fingerprint: [Int]?
  /// Which attempt at this run it was, counted from 1; `nil` for the first.
  public var attempt: Int?
  /// Which part of a run that was split among several machines; `nil` for a whole run.
  public var shard: Shard?
  /// How long the snapshot took, from the value to the verdict, in microseconds.
  public var microseconds: Int?
  /// Remarks that are no failure, such as “same pixels, other scene”.
  public var notes: [String]

  /// Creates a record in the current version of the format.
  public init(
    snapshot: SnapshotName,
    outcome: Outcome,
    reference: String? = nil,
    artifacts: Artifacts? = nil,
    digests: Digests? = nil,
    location: CallSite,
    message: String? = nil,
    pixels: PixelSummary? = nil,
    causes: DifferenceCauses? = nil,
    fingerprint: [Int]? = nil,
    attempt: Int? = nil,
    shard: Shard? = nil,
    microseconds: Int? = nil,
    notes: [String] = []
  ) {
    self.version = Self.currentVersion
    self.snapshot = snapshot
    self.outcome = outcome
    self.reference = reference
    self.artifacts = artifacts
    self.digests = digests
    self.location = location
    self.message = message
    self.pixels = pixels
    self.causes = causes
    self.fingerprint = fingerprint
    self.attempt = attempt
    self.shard = shard
    self.microseconds = microseconds
    self.notes = notes
  }

  /// The version that this library writes.
  public static let currentVersion = 1

  /// How a comparison ended; every case but `matched` fails its test.
  public enum Outcome: String, Codable, Hashable, Sendable, CaseIterable {
    /// The value equals its reference.
    case matched
    /// A reference was written.
    case recorded
    /// There is no reference, and none was to be written.
    case missing
    /// The value differs from its reference.
    case changed
    /// No comparison was possible: the value, the reference or the environment is at fault.
    case failed
  }

  /// The files that a difference leaves behind, relative to the output directory.
  public struct Artifacts: Codable, Hashable, Sendable {
    /// A copy of the reference.
    public var reference: String?
    /// What the test produced.
    public var actual: String
    /// A picture or text that shows the difference.
    public var difference: String?

    /// Creates a set of paths.
    public init(reference: String? = nil, actual: String, difference: String? = nil) {
      self.reference = reference
      self.actual = actual
      self.difference = difference
    }
  }

  /// SHA-256 digests of whole files.
  public struct Digests: Codable, Hashable, Sendable {
    /// The reference file's digest, where there is one.
    public var reference: String?
    /// The new file's digest.
    public var actual: String

    /// Creates a pair of digests.
    public init(reference: String? = nil, actual: String) {
      self.reference = reference
      self.actual = actual
    }
  }

  /// The place of an assertion.
  public struct CallSite: Codable, Hashable, Sendable, CustomStringConvertible {
    /// The source file, relative to the package's root where it lies below it.
    public var file: String
    /// The line, counted from 1.
    public var line: UInt
    /// The column, counted from 1.
    public var column: UInt

    /// Creates a place.
    public init(file: String, line: UInt, column: UInt) {
      self.file = file
      self.line = line
      self.column = column
    }

    /// The place as compilers write it, `file:line:column`.
    public var description: String { "\(file):\(line):\(column)" }
  }
}
