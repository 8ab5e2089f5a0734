// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TintypeBase
import TintypeImaging

@Suite("Digests in JSON")
struct DigestCodingTests {
  @Test("A digest is encoded as a string of hexadecimal digits")
  func roundTrip() throws {
    let short = [Digest128.of([])]
    let json = try JSONEncoder().encode(short)
    #expect(String(decoding: json, as: UTF8.self) == #"["99aa06d3014798d86001c324468d497f"]"#)
    #expect(try JSONDecoder().decode([Digest128].self, from: json) == short)

    let long = [SHA256Digest.of([])]
    let longJSON = try JSONEncoder().encode(long)
    #expect(try JSONDecoder().decode([SHA256Digest].self, from: longJSON) == long)
  }

  @Test("Decoding an invalid digest throws an error with a message")
  func refused() {
    let json = Data(#"["12"]"#.utf8)
    #expect {
      try JSONDecoder().decode([Digest128].self, from: json)
    } throws: { error in
      guard case DecodingError.dataCorrupted(let context) = error else { return false }
      return context.debugDescription
        == """
        “12” is not a digest: 32 hexadecimal digits are expected. Restore the file that contains \
        it from version control, or record it again.
        """
    }
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode([SHA256Digest].self, from: json)
    }
  }
}
