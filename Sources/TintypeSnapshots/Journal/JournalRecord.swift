// SPDX-License-Identifier: MIT

import Foundation

/// One line of the journal: what one assertion found.
///
/// Paths are relative, so that a journal can be read on another machine: `reference` and
/// `location.file` to the package's root, `artifacts` to the output directory.
package struct JournalRecord: Sendable {
  /// The version of the line's format, 1.
  package var version: Int
  /// Which snapshot it was.
  package var snapshot: SnapshotName
  /// How the comparison ended.
  package var outcome: Outcome
  /// The reference file, relative to the package's root, with `/` between its parts.
  package var reference: String?
  /// The files that were written because the snapshot differs, where it does.
  package var artifacts: Artifacts?
  /// The SHA-256 of the reference file and of the new file, 64 hexadecimal digits each.
  package var digests: Digests?
  /// Where the assertion stands.
  package var location: CallSite
  /// What the failing test said, for people; `nil` when it passed.
  package var message: String?
  /// The facts of the comparison that only the module of the format understands.
  package var details: (any JournalDetails)?
  /// How the difference looks, for finding others that look like it: the components of a vector, 0
  /// to 255; `nil` where nothing differs or nothing can be said.
  package var fingerprint: [Int]?
  /// Which attempt at this run it was, counted from 1; `nil` for the first.
  package var attempt: Int?
  /// Which part of a run that was split among several machines; `nil` for a whole run.
  package var shard: Shard?
  /// How long the snapshot took, from the value to the verdict, in microseconds.
  package var microseconds: Int?
  /// Remarks that are no failure, such as “same pixels, other scene”.
  package var notes: [String]

  /// Creates a record in the current version of the format.
  package init(
    snapshot: SnapshotName,
    outcome: Outcome,
    reference: String? = nil,
    artifacts: Artifacts? = nil,
    digests: Digests? = nil,
    location: CallSite,
    message: String? = nil,
    details: (any JournalDetails)? = nil,
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
    self.details = details
    self.fingerprint = fingerprint
    self.attempt = attempt
    self.shard = shard
    self.microseconds = microseconds
    self.notes = notes
  }

  /// The version that this library writes.
  package static let currentVersion = 1

  /// How a comparison ended; every case but `matched` fails its test.
  package enum Outcome: String, Codable, Hashable, Sendable, CaseIterable {
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
  package struct Artifacts: Codable, Hashable, Sendable {
    /// A copy of the reference.
    package var reference: String?
    /// What the test produced.
    package var actual: String
    /// A picture or text that shows the difference.
    package var difference: String?
    /// The new reference in the form in which it is kept, packed with the files that it shares; `nil`
    /// if what the test produced is kept as it is.
    package var stored: String?

    /// Creates a set of paths.
    package init(
      reference: String? = nil, actual: String, difference: String? = nil, stored: String? = nil
    ) {
      self.reference = reference
      self.actual = actual
      self.difference = difference
      self.stored = stored
    }

    /// All paths.
    package var paths: [String] { [reference, actual, difference, stored].compactMap(\.self) }
  }

  /// SHA-256 digests of whole files.
  package struct Digests: Codable, Hashable, Sendable {
    /// The reference file's digest, where there is one.
    package var reference: String?
    /// The digest of the file that becomes the reference.
    package var actual: String

    /// Creates a pair of digests.
    package init(reference: String? = nil, actual: String) {
      self.reference = reference
      self.actual = actual
    }
  }
}

extension JournalRecord {
  /// The record as a line of the journal, with its line feed.
  ///
  /// Nearly every line tells of a match and of nothing else. Such a line is put together by itself,
  /// in a fraction of the time that an encoder takes, and is the same that it would write.
  var line: [UInt8] {
    get throws {
      if let line = matchedLine { return line }
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
      return try Array(encoder.encode(self)) + [0x0A]
    }
  }

  /// The line of a match without remarks whose names need no escaping; `nil` for others.
  private var matchedLine: [UInt8]? {
    guard outcome == .matched, notes.isEmpty, artifacts == nil, digests == nil,
      message == nil, details == nil, fingerprint == nil
    else { return nil }
    let texts = [
      location.file, reference ?? "", snapshot.identifier, snapshot.suite, snapshot.target,
      snapshot.test,
    ]
    guard texts.allSatisfy(\.isPlainJSON) else { return nil }
    let attempt = attempt.map { "\"attempt\":\($0)," } ?? ""
    let microseconds = microseconds.map { "\"microseconds\":\($0)," } ?? ""
    let reference = reference.map { "\"reference\":\"\($0)\"," } ?? ""
    let shard =
      shard.map { "\"shard\":{\"index\":\($0.index),\"total\":\($0.total)}," } ?? ""
    return Array(
      """
      {\(attempt)"location":{"column":\(location.column),"file":"\(location.file)","line":\(location.line)},\
      \(microseconds)"notes":[],"outcome":"matched",\(reference)\(shard)\
      "snapshot":{"identifier":"\(snapshot.identifier)","suite":"\(snapshot.suite)",\
      "target":"\(snapshot.target)","test":"\(snapshot.test)"},"version":\(version)}

      """.utf8)
  }
}

extension String {
  /// Whether JSON writes the text as it is.
  fileprivate var isPlainJSON: Bool {
    utf8.withContiguousStorageIfAvailable { bytes in
      for byte in bytes where byte < 0x20 || byte > 0x7E || byte == 0x22 || byte == 0x5C {
        return false
      }
      return true
    } ?? false
  }
}

/// Facts of a comparison that are fields of a journal's line, beside those that all formats share.
///
/// A decoder that is to read them has their type in its `userInfo`, under `.journalDetails`. They are
/// read if at least one of their fields is there.
package protocol JournalDetails: Codable, Hashable, Sendable {
  /// A Boolean value that indicates whether a line has none of the fields.
  var isEmpty: Bool { get }
}

extension CodingUserInfoKey {
  /// The type of the details that a decoder of journals reads, `any JournalDetails.Type`.
  package static let journalDetails = CodingUserInfoKey(rawValue: "tintype.journalDetails")
}

extension JournalRecord: Codable {
  private enum CodingKeys: CodingKey {
    case version, snapshot, outcome, reference, artifacts, digests, location, message, fingerprint
    case attempt, shard, microseconds, notes
  }

  /// Decodes a line, with the details of the type that the decoder's `userInfo` names.
  package init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    version = try fields.decode(Int.self, forKey: .version)
    snapshot = try fields.decode(SnapshotName.self, forKey: .snapshot)
    outcome = try fields.decode(Outcome.self, forKey: .outcome)
    reference = try fields.decodeIfPresent(String.self, forKey: .reference)
    artifacts = try fields.decodeIfPresent(Artifacts.self, forKey: .artifacts)
    digests = try fields.decodeIfPresent(Digests.self, forKey: .digests)
    location = try fields.decode(CallSite.self, forKey: .location)
    message = try fields.decodeIfPresent(String.self, forKey: .message)
    fingerprint = try fields.decodeIfPresent([Int].self, forKey: .fingerprint)
    attempt = try fields.decodeIfPresent(Int.self, forKey: .attempt)
    shard = try fields.decodeIfPresent(Shard.self, forKey: .shard)
    microseconds = try fields.decodeIfPresent(Int.self, forKey: .microseconds)
    notes = try fields.decode([String].self, forKey: .notes)
    guard let key = CodingUserInfoKey.journalDetails,
      let type = decoder.userInfo[key] as? any JournalDetails.Type
    else { return }
    let details = try type.init(from: decoder)
    if !details.isEmpty { self.details = details }
  }

  /// Encodes the line; the details stand among its fields.
  package func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: CodingKeys.self)
    try fields.encode(version, forKey: .version)
    try fields.encode(snapshot, forKey: .snapshot)
    try fields.encode(outcome, forKey: .outcome)
    try fields.encodeIfPresent(reference, forKey: .reference)
    try fields.encodeIfPresent(artifacts, forKey: .artifacts)
    try fields.encodeIfPresent(digests, forKey: .digests)
    try fields.encode(location, forKey: .location)
    try fields.encodeIfPresent(message, forKey: .message)
    try fields.encodeIfPresent(fingerprint, forKey: .fingerprint)
    try fields.encodeIfPresent(attempt, forKey: .attempt)
    try fields.encodeIfPresent(shard, forKey: .shard)
    try fields.encodeIfPresent(microseconds, forKey: .microseconds)
    try fields.encode(notes, forKey: .notes)
    try details?.encode(to: encoder)
  }
}

extension JournalRecord: Hashable {
  /// Compares all fields.
  package static func == (left: JournalRecord, right: JournalRecord) -> Bool {
    left.fields == right.fields
  }

  /// Hashes all fields.
  package func hash(into hasher: inout Hasher) { hasher.combine(fields) }

  private var fields: [AnyHashable?] {
    [
      version, snapshot, outcome, reference, artifacts, digests, location, message, fingerprint,
      attempt, shard, microseconds, notes, details.map { AnyHashable($0) },
    ]
  }
}
