// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TintypeBase
import TintypeReportsTestSupport
import TintypeRuns

@testable import TintypeReports

struct ReportDocumentTests {
  private func json(_ report: Report) -> String {
    ReportDocument(report).json
  }

  private func object(_ report: Report) throws -> [String: Any] {
    let data = Data(json(report).utf8)
    return try #require(JSONSerialization.jsonObject(with: data) as? [String: Any])
  }

  @Test("The document contains all properties of the report")
  func documentContainsAllPropertiesOfReport() throws {
    var split = record("fine")
    split.shard = Shard(index: 2, total: 2)
    let digests = JournalRecord.Digests(reference: "aa", actual: "bb")
    var differing = changed("a", [padding], pixels: someThatDiffer)
    differing.digests = digests
    differing.artifacts = .init(reference: "pending/r.png", actual: "pending/a.png")
    let report = try report(
      [differing, changed("b", [padding]), split],
      problems: [JournalProblem(file: "f", line: 3, reason: .notJSON)])
    let json = try object(report)
    #expect(json["version"] as? Int == 1)
    #expect(json["run"] as? String == "run")
    #expect(json["verdict"] as? [String] == ["incomplete", "different"])
    #expect((json["counts"] as? [String: Int])?["changed"] == 2)
    let shards = try #require(json["shards"] as? [String: Any])
    #expect(shards["present"] as? [Int] == [2])
    #expect(shards["missing"] as? [Int] == [1])
    let problems = try #require(json["problems"] as? [[String: Any]])
    #expect(problems.first?["text"] as? String == JournalProblem.Reason.notJSON.description)
    #expect(problems.first?["line"] as? Int == 3)
    let cause = try #require((json["causes"] as? [[String: Any]])?.first)
    #expect(cause["members"] as? [String] == report.entries.prefix(2).map(\.id))
    #expect(cause["title"] as? String == "padding 12 → 16")
    #expect(cause["types"] as? [String] == ["Button"])
    let entry = try #require((json["entries"] as? [[String: Any]])?.first)
    #expect(entry["name"] as? String == "FormTests/LoginTests/a.1")
    #expect(entry["extension"] as? String == "png")
    #expect(entry["outcome"] as? String == "changed")
    #expect(entry["causes"] as? [String] == ["Form/Button[0] · padding[0].leading 12 → 16"])
    #expect((entry["digests"] as? [String: String]) == ["reference": "aa", "actual": "bb"])
    #expect((entry["artifacts"] as? [String: String])?["actual"] == "pending/a.png")
    #expect((entry["pixels"] as? [String: Any])?["differing"] as? Int == 1_024)
  }

  @Test("The document does not depend on the order of the records")
  func isTheSameForTheSameRecordsInAnyOrder() throws {
    let records = [record("a", .changed), record("b"), record("c", .failed)]
    let one = json(try report(records))
    let other = json(try report(records.reversed()))
    #expect(one == other)
    #expect(one.hasPrefix("{\n  \"causes\" : [\n"))
    #expect(one.contains("\n  \"counts\" : {\n    \"changed\" : 1,\n"))
    #expect(one.hasSuffix("}\n"))
  }

  @Test(
    "The document escapes hidden characters and preserves every text",
    arguments: HostileJournalTests.texts)
  func documentEscapesHiddenCharactersAndPreservesEveryText(text: String) throws {
    let report = try report([record("a", .failed, message: text)])
    let json = json(report)
    let hidden = json.unicodeScalars.filter { $0 != "\n" && $0.isDisruptive }
    #expect(hidden.isEmpty)
    let entry = try #require((try object(report)["entries"] as? [[String: Any]])?.first)
    #expect(entry["message"] as? String == text)
  }
}
