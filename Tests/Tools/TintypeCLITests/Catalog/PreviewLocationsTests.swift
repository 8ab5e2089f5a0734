// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TintypeReportsTestSupport

@testable import TintypeCLI

@Suite("The locations of previews")
struct PreviewLocationsTests {
  let output: TemporaryOutput

  init() throws { output = try TemporaryOutput() }

  private func locations(path: String = "Sources/App") throws -> PreviewLocations {
    let json = """
      {"name":"Shop","targets":[
        {"c99name":"App","path":"\(path)","sources":["Card.swift","Views/Row.swift"]},
        {"c99name":"Kit","path":"Kit","sources":["Card.swift"]}]}
      """
    let description = try #require(PackageDescription(Array("warning: x\n\(json)\n".utf8)))
    #expect(description.name == "Shop")
    return PreviewLocations(description, root: output.path)
  }

  @Test("A preview macro is in the file of its module with the name")
  func macro() throws {
    var locations = try locations()
    let location = locations.location(of: .sample("Row", file: "App/Row.swift", line: 12))
    #expect(location == .init(file: "Sources/App/Views/Row.swift", line: 12))
    #expect(locations.location(of: .sample("Other", file: "App/Other.swift")) == nil)
  }

  @Test("An absolute path of a target becomes relative to the package")
  func absolute() throws {
    var locations = try locations(path: output.path + "/Sources/App")
    let location = locations.location(of: .sample("Card", line: 1))
    #expect(location == .init(file: "Sources/App/Card.swift", line: 1))
  }

  @Test(
    "A provider is at the line of its declaration",
    arguments: [
      ("Row", 5), ("Row.Long title", 5), ("Row-2", 5), ("Cell", 8), ("Missing", nil),
    ])
  func provider(name: String, line: Int?) throws {
    try output.write(
      """
      import SwiftUI

      struct Row: View {}

      struct Row_Previews: PreviewProvider {
        static var previews: some View { Row() }
      }
      enum CellPreviews:
        Sendable, PreviewProvider
      {
      }
      """, to: "Sources/App/Views/Row.swift")
    var locations = try locations()
    let location = locations.location(of: .sample(name, file: nil, line: nil))
    #expect(location?.line == line)
    #expect(location.map(\.file) == line.map { _ in "Sources/App/Views/Row.swift" })
  }

  @Test("Previews of an unknown package have no location")
  func unknown() {
    var locations = PreviewLocations(PackageDescription([]), root: "/missing")
    #expect(locations.location(of: .sample("Card")) == nil)
    #expect(locations.location(of: .sample("Card", file: nil, line: nil)) == nil)
  }
}
