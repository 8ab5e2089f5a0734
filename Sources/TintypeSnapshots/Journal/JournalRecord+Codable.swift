// SPDX-License-Identifier: MIT

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
