// SPDX-License-Identifier: MIT

import Testing
import TintypeSnapshots

@Suite("The words of an error about a value")
struct ValueErrorTests {
  @Test(
    "say what is wrong, where, and what to do",
    arguments: [
      (
        .notJSON(path: "", type: "User"),
        """
        The value is of the type User or has a value that JSON cannot hold. Make it of dictionaries \
        with keys of the type String, of arrays, texts, finite numbers, Bool and NSNull; or make it \
        Encodable.
        """
      ),
      (
        .notJSON(path: "a[1]", type: "Double"),
        """
        What stands at a[1] is of the type Double or has a value that JSON cannot hold. Make it of \
        dictionaries with keys of the type String, of arrays, texts, finite numbers, Bool and \
        NSNull; or make it Encodable.
        """
      ),
      (
        .nestedTooDeep(limit: 512),
        """
        The value is nested deeper than 512 levels, which is more than JSON is read back with. Take \
        the snapshot of a part of it.
        """
      ),
      (
        .notEncodable(type: "User", format: "JSON", reason: "It has no name"),
        """
        A value of the type User cannot be written as JSON. It has no name. Change the value, or \
        pass an encoder that writes it.
        """
      ),
      (
        .notText(type: "User", format: "a property list"),
        """
        What the encoder wrote as a property list of a value of the type User is not UTF-8. Pass an \
        encoder that writes text, such as one with the output format xml.
        """
      ),
      (
        .dumpTooLarge(type: "User", limit: 1 << 30),
        """
        The dump of a value of the type User would be larger than 1,073,741,824 bytes or \
        longer than 4,194,304 lines. Take the snapshot of a part of it, or make one of its types \
        AnySnapshotStringConvertible, so that it is told in a line.
        """
      ),
      (
        .requestWithoutURL,
        """
        The request has no URL, so no command can load it. Set its URL, or take the snapshot as \
        “raw”.
        """
      ),
    ] as [(ValueError, String)])
  func description(error: ValueError, text: String) {
    #expect(error.description == text)
  }
}
