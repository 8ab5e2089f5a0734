// SPDX-License-Identifier: MIT

import Foundation

/// A line of the journal: the result of one assertion.
///
/// Paths are relative, so that a journal can be read on another machine: `reference` and
/// `location.file` to the package's root, `artifacts` to the output directory.
@dynamicMemberLookup
package struct JournalRecord: Sendable {
  /// The fields that the records of all formats share.
  package var fields: Fields
  /// The facts of the comparison that only the module of the format understands.
  package var details: (any JournalDetails)?

  /// A field that the records of all formats share.
  package subscript<Value>(dynamicMember field: WritableKeyPath<Fields, Value>) -> Value {
    get { fields[keyPath: field] }
    set { fields[keyPath: field] = newValue }
  }

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
    fields = Fields(
      version: Self.currentVersion, snapshot: snapshot, outcome: outcome, reference: reference,
      artifacts: artifacts, digests: digests, matchedDigest: matchedDigest, location: location,
      message: message, failure: failure, textChanges: textChanges, fingerprint: fingerprint,
      attempt: attempt, shard: shard, microseconds: microseconds, notes: notes)
    self.details = details
  }

  /// The version that this library writes.
  package static let currentVersion = 1

  /// The result of a comparison; every case but `matched` fails its test.
  ///
  /// The journal stores its name; `Verdict` has the same cases with their differences and errors.
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
    package init(old: String?, new: String?) { (self.old, self.new) = (old, new) }

    /// The maximum number of changes in a record, 20.
    package static let countLimit = 20
    /// The maximum length of a line in a record, in bytes of UTF-8: 2,000.
    package static let lengthLimit = 2_000

    /// A Boolean value that indicates whether the lines are short enough for a record.
    package var isStored: Bool {
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
      (self.reference, self.actual) = (reference, actual)
    }
  }
}

extension JournalRecord {
  /// The fields that the records of all formats share.
  package struct Fields: Codable, Hashable, Sendable {
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
  /// Decodes a line, with details of the type in the decoder's `userInfo`.
  package init(from decoder: any Decoder) throws {
    fields = try Fields(from: decoder)
    guard let key = CodingUserInfoKey.journalDetails,
      let type = decoder.userInfo[key] as? any JournalDetails.Type
    else { return }
    let details = try type.init(from: decoder)
    if !details.isEmpty { self.details = details }
  }

  /// Encodes the line; the fields of the details are encoded in addition to its own fields.
  package func encode(to encoder: any Encoder) throws {
    try fields.encode(to: encoder)
    try details?.encode(to: encoder)
  }
}

extension JournalRecord: Hashable {
  /// Compares all fields.
  package static func == (left: JournalRecord, right: JournalRecord) -> Bool {
    left.fields == right.fields
      && left.details.map { AnyHashable($0) } == right.details.map { AnyHashable($0) }
  }

  /// Hashes all fields.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(fields)
    if let details { hasher.combine(AnyHashable(details)) }
  }
}
