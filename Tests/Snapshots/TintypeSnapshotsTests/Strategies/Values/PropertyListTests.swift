// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TintypeSnapshots

@Suite("The property list strategy")
struct PropertyListTests {
  struct User: Encodable {
    var name = "Blobby"
    var id = 1
  }

  static let xml = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" \
    "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0">
    <dict>
    \t<key>id</key>
    \t<integer>1</integer>
    \t<key>name</key>
    \t<string>Blobby</string>
    </dict>
    </plist>

    """

  @Test("A property list is XML with the extension plist")
  func xml() throws {
    #expect(try text(of: User(), as: .plist) == Self.xml)
    #expect(Snapshotting<User, String>.plist.pathExtension == "plist")
  }

  @Test("A property list is written by the given encoder")
  func encoder() throws {
    let encoder = PropertyListEncoder()
    encoder.outputFormat = .xml
    #expect(try text(of: User(), as: .plist(encoder)) == Self.xml)
  }

  @Test("A binary property list is an error")
  func binary() throws {
    let encoder = PropertyListEncoder()
    encoder.outputFormat = .binary
    #expect(throws: ValueError.notText(type: "Array<Double>", format: "a property list")) {
      try text(of: [1.5], as: .plist(encoder))
    }
  }

  @Test("A property list of a single number is an error of the encoder")
  func fragment() throws {
    let strategy = Snapshotting<Int, String>.plist
    let error = #expect(throws: ValueError.self) { try text(of: 1, as: strategy) }
    guard case .notEncodable("Int", "a property list", _) = error else {
      Issue.record("\(error.debugDescription)")
      return
    }
  }
}
