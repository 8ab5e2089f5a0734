// SPDX-License-Identifier: MIT

import Foundation
import TintypeBase
import TintypeReports
import TintypeRuns

/// The file with the decisions of a review that are not applied.
///
/// It is also a file of decisions as the report exports them, so that “tintype accept --decisions”
/// reads it. The decisions on causes are bound to their members' files: a decision on a cause with a
/// new or modified member is dropped.
struct ReviewFile {
  /// The absolute path of the file.
  let path: String

  /// Creates the file of an output directory, without accessing it.
  init(output: OutputDirectory) { path = output.path + "/review.json" }

  // MARK: Reading

  private struct Contents: Decodable {
    var version: Int
    var review: Review?

    private enum Key: CodingKey { case version, review }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: Key.self)
      version = try container.decode(Int.self, forKey: .version)
      // The other fields of a newer file may have changed.
      guard version == Decisions.currentVersion else { return }
      review = try container.decode(Review.self, forKey: .review)
    }
  }

  private struct Review: Decodable {
    var causes: [Cause]
    var images: [Decisions.Decision]
  }

  private struct Cause: Decodable {
    var cause: String
    var decision: ReviewVerdict
    var members: [Member]
  }

  private struct Member: Decodable, Hashable {
    var name: String
    var pathExtension: String
    var reference: String?
    var actual: String

    private enum CodingKeys: String, CodingKey {
      case name, reference, actual
      case pathExtension = "extension"
    }
  }

  /// Reads the decisions that still apply to the pending changes.
  ///
  /// - Parameter list: The pending changes.
  /// - Returns: The decisions; none if there is no file.
  /// - Throws: ``DecisionError`` if the file cannot be read, or has another format.
  func decisions(for list: ReviewList) throws(DecisionError) -> ReviewDecisions {
    let bytes: [UInt8]
    do {
      bytes = try RegularFile.bytes(
        of: path, limit: Decisions.sizeLimit, followingLink: false)
    } catch .missing {
      return ReviewDecisions()
    } catch {
      throw .decisionsUnreadable(path: path, error: error)
    }
    guard let contents = try? JSONDecoder().decode(Contents.self, from: Data(bytes)) else {
      throw .noDecisions(path: path, field: "review")
    }
    guard let review = contents.review else {
      throw .newerDecisions(path: path, version: contents.version)
    }
    return Self.applicable(review, to: list)
  }

  private static func applicable(_ review: Review, to list: ReviewList) -> ReviewDecisions {
    var decisions = ReviewDecisions()
    let keys = Dictionary(list.images.indices.map { (list.images[$0].key, $0) }) { $1 }
    for image in review.images {
      let key = ReviewImage.Key(
        name: image.name, pathExtension: image.pathExtension, reference: image.reference,
        actual: image.actual)
      if let index = keys[key] { decisions.images[index] = image.verdict }
    }
    let causes = review.causes.map { cause in
      let members = cause.members.map {
        ReviewImage.Key(
          name: $0.name, pathExtension: $0.pathExtension, reference: $0.reference,
          actual: $0.actual)
      }
      return (identity: cause.cause, verdict: cause.decision, members: Set(members))
    }
    for (index, unit) in list.units.enumerated() {
      guard let identity = unit.identity else { continue }
      let members = unit.members.map { list.images[$0].key }
      let decided = causes.first { $0.identity == identity && $0.members.isSuperset(of: members) }
      if let decided { decisions.units[index] = decided.verdict }
    }
    return decisions
  }

  // MARK: Writing

  /// Writes decisions atomically; removes the file if there are none.
  ///
  /// - Throws: The reason why the file could not be written.
  func write(_ decisions: ReviewDecisions, for list: ReviewList) throws(FileError) {
    guard !decisions.units.isEmpty || !decisions.images.isEmpty else {
      unlink(path)
      return
    }
    let verdicts = list.images.indices.compactMap { index in
      list.verdict(of: index, decisions).map { Self.json(list.images[index].key, $0) }
    }
    let causes = list.units.indices.compactMap { index -> JSON? in
      let unit = list.units[index]
      guard let verdict = decisions.units[index], let identity = unit.identity else { return nil }
      return [
        "cause": .string(identity), "decision": .string(verdict.rawValue),
        "members": .array(unit.members.map { Self.json(list.images[$0].key, nil) }),
      ]
    }
    let images = list.images.indices.compactMap { index in
      decisions.images[index].map { Self.json(list.images[index].key, $0) }
    }
    let document: JSON = [
      "version": .integer(Decisions.currentVersion), "decisions": .array(verdicts),
      "review": ["causes": .array(causes), "images": .array(images)],
    ]
    try AtomicFile.write(Array(document.document.utf8), to: path)
  }

  private static func json(_ key: ReviewImage.Key, _ verdict: ReviewVerdict?) -> JSON {
    var members: [JSON.Member] = [
      ("name", .string(key.name)), ("extension", .string(key.pathExtension)),
    ]
    if let verdict { members.append(("decision", .string(verdict.rawValue))) }
    members.append(("reference", key.reference.map { .string($0) } ?? .null))
    members.append(("actual", .string(key.actual)))
    return .object(members)
  }
}
