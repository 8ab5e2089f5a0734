// SPDX-License-Identifier: MIT

import Foundation

/// A line of the journal: the result of one assertion.
///
/// Paths are relative, so that a journal can be read on another machine: `reference` and
/// `location.file` to the package's root, `artifacts` to the output directory.
package struct JournalRecord: Sendable {
  /// The version of the line's format, 1.
  package var version: Int
  /// The identity of the snapshot.
  package var snapshot: SnapshotName
  /// The result of the comparison.
  package var outcome: Outcome
  /// The reference file, relative to the package's root, with `/` between its components.
  package var reference: String?
  /// The files that were written because the snapshot differs; `nil` if none were.
  package var artifacts: Artifacts?
  /// The SHA-256 of the reference file and of the new file, 64 hexadecimal digits each.
  package var digests: Digests?
  /// The SHA-256 of the reference file that a value matched, as 64 hexadecimal digits.
  ///
  /// It is `nil` for other outcomes, and in older journals.
  package var matchedDigest: String?
  /// The source location of the assertion.
  package var location: CallSite
  /// The human-readable failure message; `nil` if the test passed.
  package var message: String?
  /// The failure that the test framework reports; `nil` if the test passed, and in older journals.
  package var failure: Failure?
  /// All changed lines of a text; `nil` for other formats, and if they are too many or too long.
  package var textChanges: [TextChange]?
  /// The facts of the comparison that only the module of the format understands.
  package var details: (any JournalDetails)?
  /// A feature vector of the difference's appearance, for finding similar differences.
  ///
  /// The components are 0 to 255. It is `nil` if nothing differs or no vector is available.
  package var fingerprint: [Int]?
  /// The attempt at this run, counted from 1; `nil` for the first.
  package var attempt: Int?
  /// The shard of a run that is split among several machines; `nil` for a whole run.
  package var shard: Shard?
  /// The duration of the snapshot from the value to the result, in microseconds.
  package var microseconds: Int?
  /// Notes that are not failures, such as “same pixels, other scene”.
  package var notes: [String]

  /// Creates a record in the current version of the format.
  package init(
    snapshot: SnapshotName,
    outcome: Outcome,
    reference: String? = nil,
    artifacts: Artifacts? = nil,
    digests: Digests? = nil,
    matchedDigest: String? = nil,
    location: CallSite,
    message: String? = nil,
    failure: Failure? = nil,
    textChanges: [TextChange]? = nil,
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
    self.matchedDigest = matchedDigest
    self.location = location
    self.message = message
    self.failure = failure
    self.textChanges = textChanges
    self.details = details
    self.fingerprint = fingerprint
    self.attempt = attempt
    self.shard = shard
    self.microseconds = microseconds
    self.notes = notes
  }

  /// The version that this library writes.
  package static let currentVersion = 1

  /// The result of a comparison; every case but `matched` fails its test.
  package enum Outcome: String, Codable, Hashable, Sendable, CaseIterable {
    /// The value equals its reference.
    case matched
    /// A reference was written.
    case recorded
    /// The reference is missing, and the record mode does not allow writing it.
    case missing
    /// The value differs from its reference.
    case changed
    /// No comparison was possible because of the value, the reference or the environment.
    case failed
  }

  /// The files that were written for a difference, relative to the output directory.
  package struct Artifacts: Codable, Hashable, Sendable {
    /// A copy of the reference.
    package var reference: String?
    /// The new snapshot.
    package var actual: String
    /// An image or text that shows the difference.
    package var difference: String?
    /// The new reference in the form in which it is stored, packed with the files that it shares;
    /// `nil` if the new snapshot is stored unchanged.
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

  /// The identity of a failure, by which it is found among the events of a test framework.
  package struct Failure: Codable, Hashable, Sendable {
    /// The process and a number, unique in an attempt of a run.
    package var id: String
    /// The test as its framework identifies it; see ``FailureSource/test``.
    package var test: String?
    /// The module and the file of the failure's location.
    package var fileID: String
    /// A Boolean value that indicates whether a custom assertion reports the failure; `nil` is
    /// `false`.
    package var isReturned: Bool?

    /// Creates an identity.
    package init(_ id: String, _ source: FailureSource) {
      self.id = id
      test = source.test
      fileID = source.fileID
      isReturned = source.isReturned ? true : nil
    }
  }

  /// A changed line of a text.
  package struct TextChange: Codable, Hashable, Sendable {
    /// The line of the reference; `nil` if the line was added.
    package var old: String?
    /// The line of the new text; `nil` if the line was removed.
    package var new: String?

    /// Creates a change.
    package init(old: String?, new: String?) {
      self.old = old
      self.new = new
    }

    /// The maximum number of changes in a record, 20.
    package static let countLimit = 20
    /// The maximum length of a line in a record, in bytes of UTF-8: 2,000.
    package static let lengthLimit = 2_000

    /// A Boolean value that indicates whether the lines are short enough for a record.
    var isStored: Bool {
      [old, new].allSatisfy { ($0?.utf8.count ?? 0) <= Self.lengthLimit }
    }
  }

  /// SHA-256 digests of whole files.
  package struct Digests: Codable, Hashable, Sendable {
    /// The digest of the reference file, if there is one.
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
  /// Nearly every line records a match without further facts. Such a line is composed without an
  /// encoder, in a fraction of the time, and is identical to the encoder's output.
  var line: [UInt8] {
    get throws {
      if let line = matchedLine { return line }
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
      return try Array(encoder.encode(self)) + [0x0A]
    }
  }

  /// The line of a match without notes whose strings need no escaping; else `nil`.
  private var matchedLine: [UInt8]? {
    guard outcome == .matched, notes.isEmpty, artifacts == nil, digests == nil,
      message == nil, failure == nil, textChanges == nil, details == nil, fingerprint == nil
    else { return nil }
    let texts = [
      location.file, reference ?? "", snapshot.identifier, snapshot.suite, snapshot.target,
      snapshot.test, matchedDigest ?? "",
    ]
    guard texts.allSatisfy(\.isPlainJSON) else { return nil }
    let attempt = attempt.map { "\"attempt\":\($0)," } ?? ""
    let matched = matchedDigest.map { "\"matchedDigest\":\"\($0)\"," } ?? ""
    let microseconds = microseconds.map { "\"microseconds\":\($0)," } ?? ""
    let reference = reference.map { "\"reference\":\"\($0)\"," } ?? ""
    let shard =
      shard.map { "\"shard\":{\"index\":\($0.index),\"total\":\($0.total)}," } ?? ""
    return Array(
      """
      {\(attempt)"location":{"column":\(location.column),"file":"\(location.file)","line":\(location.line)},\
      \(matched)\(microseconds)"notes":[],"outcome":"matched",\(reference)\(shard)\
      "snapshot":{"identifier":"\(snapshot.identifier)","suite":"\(snapshot.suite)",\
      "target":"\(snapshot.target)","test":"\(snapshot.test)"},"version":\(version)}

      """.utf8)
  }
}

extension String {
  /// A Boolean value that indicates whether the text needs no escaping in JSON.
  fileprivate var isPlainJSON: Bool {
    utf8.withContiguousStorageIfAvailable { bytes in
      for byte in bytes where byte < 0x20 || byte > 0x7E || byte == 0x22 || byte == 0x5C {
        return false
      }
      return true
    } ?? false
  }
}

/// Facts of a comparison that are additional fields of a line in the journal.
///
/// A decoder reads them if its `userInfo` contains their type under `.journalDetails` and at least
/// one of their fields is present.
package protocol JournalDetails: Codable, Hashable, Sendable {
  /// A Boolean value that indicates whether a line has none of the fields.
  var isEmpty: Bool { get }
}

extension CodingUserInfoKey {
  /// The key for the type of the details that a decoder of journals reads,
  /// `any JournalDetails.Type`.
  package static let journalDetails = CodingUserInfoKey(rawValue: "tintype.journalDetails")
}

extension JournalRecord: Codable {
  private enum CodingKeys: CodingKey {
    case version, snapshot, outcome, reference, artifacts, digests, matchedDigest, location
    case message, failure, textChanges, fingerprint, attempt, shard, microseconds, notes
  }

  /// Decodes a line, with details of the type in the decoder's `userInfo`.
  package init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    version = try fields.decode(Int.self, forKey: .version)
    snapshot = try fields.decode(SnapshotName.self, forKey: .snapshot)
    outcome = try fields.decode(Outcome.self, forKey: .outcome)
    reference = try fields.decodeIfPresent(String.self, forKey: .reference)
    artifacts = try fields.decodeIfPresent(Artifacts.self, forKey: .artifacts)
    digests = try fields.decodeIfPresent(Digests.self, forKey: .digests)
    matchedDigest = try fields.decodeIfPresent(String.self, forKey: .matchedDigest)
    location = try fields.decode(CallSite.self, forKey: .location)
    message = try fields.decodeIfPresent(String.self, forKey: .message)
    failure = try fields.decodeIfPresent(Failure.self, forKey: .failure)
    textChanges = try fields.decodeIfPresent([TextChange].self, forKey: .textChanges)
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

  /// Encodes the line; the fields of the details are encoded in addition to its own fields.
  package func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: CodingKeys.self)
    try fields.encode(version, forKey: .version)
    try fields.encode(snapshot, forKey: .snapshot)
    try fields.encode(outcome, forKey: .outcome)
    try fields.encodeIfPresent(reference, forKey: .reference)
    try fields.encodeIfPresent(artifacts, forKey: .artifacts)
    try fields.encodeIfPresent(digests, forKey: .digests)
    try fields.encodeIfPresent(matchedDigest, forKey: .matchedDigest)
    try fields.encode(location, forKey: .location)
    try fields.encodeIfPresent(message, forKey: .message)
    try fields.encodeIfPresent(failure, forKey: .failure)
    try fields.encodeIfPresent(textChanges, forKey: .textChanges)
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
      version, snapshot, outcome, reference, artifacts, digests, matchedDigest, location, message,
      failure, textChanges, fingerprint, attempt, shard, microseconds, notes,
      details.map { AnyHashable($0) },
    ]
  }
}
