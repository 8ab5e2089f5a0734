// SPDX-License-Identifier: MIT

import Testing
import TintypeJSON

@testable import TintypeMacroExpansion

@Suite("The session of the plugin")
struct PluginSessionTests {
  /// Runs a session with an input, and returns its output and its error.
  private func run(
    _ input: [UInt8], isWritable: Bool = true
  ) -> (output: [UInt8], failure: PluginSession.Failure?) {
    var rest = input[...]
    var output: [UInt8] = []
    let session = PluginSession(
      read: { count in
        defer { rest = rest.dropFirst(count) }
        return Array(rest.prefix(count))
      },
      write: {
        output += $0
        return isWritable
      })
    do {
      try session.run()
      return (output, nil)
    } catch {
      return (output, error)
    }
  }

  private func framed(_ message: String) -> [UInt8] {
    let bytes = Array(message.utf8)
    return (0..<8).map { UInt8(truncatingIfNeeded: bytes.count >> (8 * $0)) } + bytes
  }

  private let capability = #"{"getCapability":{"capability":{"protocolVersion":7}}}"#
  private let capabilityResult = #"{"getCapabilityResult":{"capability":{"protocolVersion":7}}}"#

  @Test("Each message is answered in order until the input ends")
  func messages() {
    let library = #"{"loadPluginLibrary":{"libraryPath":"/a.so","moduleName":"A"}}"#
    let (output, failure) = run(framed(capability) + framed(library) + framed(capability))
    #expect(
      output == framed(capabilityResult)
        + framed(#"{"loadPluginLibraryResult":{"loaded":false,"diagnostics":[]}}"#)
        + framed(capabilityResult))
    #expect(failure == nil)
  }

  @Test("An input without messages ends the session without an error")
  func emptyInput() {
    let (output, failure) = run([])
    #expect(output.isEmpty)
    #expect(failure == nil)
  }

  @Test("Each prefix of a message ends the session with an error", arguments: 1..<20)
  func truncated(length: Int) {
    let (output, failure) = run(framed(capability) + framed(capability).prefix(length))
    #expect(output == framed(capabilityResult))
    let isHeader = length < 8
    #expect(
      failure
        == .truncated(
          received: isHeader ? length : length - 8, expected: isHeader ? 8 : capability.utf8.count))
  }

  @Test(
    "A message over the limit ends the session with an error",
    arguments: [PluginSession.lengthLimit + 1, 1 << 40, UInt64.max])
  func tooLong(length: UInt64) {
    let header = (0..<8).map { UInt8(truncatingIfNeeded: length >> (8 * $0)) }
    let (output, failure) = run(header + Array(capability.utf8))
    #expect(output.isEmpty)
    #expect(failure == .tooLong(length))
  }

  @Test("An output that is closed ends the session with an error")
  func closedOutput() {
    #expect(run(framed(capability), isWritable: false).failure == .notWritten)
  }

  @Test(
    "An invalid message is answered with an error, and the next message is answered",
    arguments: [
      "", "{", "[]", "null", "1", "{}", "\"getCapability\"", "{\"a\":1,\"b\":2}",
      "{\"unknown\":{}}",
      "{\"expandFreestandingMacro\":{}}", "{\"expandFreestandingMacro\":null}",
      "{\"expandAttachedMacro\":{\"macro\":{\"typeName\":\"EntryMacro\"}}}",
      "{\"expandAttachedMacro\":{\"macro\":{\"typeName\":\"EntryMacro\"},\"macroRole\":\"body\"}}",
      "{\"expandAttachedMacro\":{\"macro\":{\"typeName\":\"EntryMacro\"},\"macroRole\":\"peer\"}}",
      String(repeating: "[", count: 100_000), "{\"getCapability\":\"\u{0}\"}",
    ])
  func invalidMessages(message: String) {
    let (output, failure) = run(framed(message) + framed(capability))
    let text = String(decoding: output.dropFirst(8), as: UTF8.self)
    #expect(
      text.hasPrefix(#"{"expandMacroResult":{"expandedSource":null,"diagnostics":[{"message":"#))
    #expect(text.hasSuffix(capabilityResult))
    #expect(failure == nil)
  }

  @Test(
    "Each prefix of a source is expanded or reported",
    arguments: [
      MacroRequest.entry(
        "@available(iOS 17, *) @Entry public var x: A<B, C>? = f(\"\\(a)\") { b } // c"),
      .entry("@Entry var x: (Int) -> Int = {\n  $0\n} { didSet(old) { } }"),
      .preview("@A #SwiftUI.Preview(\"A\", body: {\n @Previewable @B(1) var x = 1\n + 2; T(x)\n})"),
    ])
  func prefixes(request: MacroRequest) {
    let text = request.declaration.text
    #expect(!text.isEmpty)
    for index in text.indices {
      for role in [MacroRequest.Role.accessor, .peer, .declaration, .member, .extension] {
        for typeName in ["EntryMacro", "EntryDefaultValueMacro", "PreviewMacro", "AnimatableMacro"]
        {
          var request = request
          request.declaration.text = String(text[..<index])
          request.role = role
          request.typeName = typeName
          let expansion = MacroExpansion(of: request)
          #expect(expansion.source != nil)
        }
      }
    }
  }

  @Test("Invalid UTF-8 is answered with an error")
  func invalidUTF8() {
    let reply = PluginReply.text(to: Array(#"{"getCapability":""#.utf8) + [0xFF, 0x22, 0x7D])
    #expect(reply.contains("it is not JSON at byte 19"))
  }

  @Test("An unknown macro is answered with an error at its position")
  func unknownMacro() {
    let message = #"""
      {"expandFreestandingMacro":{"macro":{"typeName":"OtherMacro","moduleName":"M","name":"o"},
      "discriminator":"d","macroRole":"declaration","newField":[1,{"a":null}],
      "syntax":{"kind":"declaration","source":"#o","location":{"fileID":"A/b.swift",
      "fileName":"/b.swift","offset":42,"line":3,"column":1}}}}
      """#
    let reply = PluginReply.text(to: Array(message.utf8))
    #expect(reply.contains("has no 'declaration' macro 'OtherMacro'"))
    #expect(reply.contains(#""severity":"error","position":{"fileName":"/b.swift","offset":42}"#))
  }

  @Test("A message of the compiler is expanded")
  func expansion() throws {
    let message = #"""
      {"expandAttachedMacro":{"attributeSyntax":{"kind":"attribute","location":{"column":1,
      "fileID":"A/b.swift","fileName":"/b.swift","line":3,"offset":40},"source":"\n  @Entry "},
      "declSyntax":{"kind":"declaration","location":{"column":1,"fileID":"A/b.swift",
      "fileName":"/b.swift","line":3,"offset":40},"source":"\n  @Entry let x = \"\u00e9\ud83d\ude00\""},
      "discriminator":"$s","lexicalContext":[{"kind":"declaration","location":{"column":0,
      "fileID":"","fileName":"","line":0,"offset":0},"source":"\nextension EnvironmentValues {}"}],
      "macro":{"moduleName":"TintypeMacros","name":"Entry ","typeName":"EntryMacro"},
      "macroRole":"peer","staticBuildConfiguration":"{\"endianness\":\"little\"}"}}
      """#
    let request = try PluginRequest(Array(message.utf8))
    guard case .expand(let expand) = request else {
      Issue.record("The message is not an expansion")
      return
    }
    #expect(expand.declaration.text == "\n  @Entry let x = \"é😀\"")
    let reply = PluginReply.text(to: Array(message.utf8))
    #expect(reply.contains(#""position":{"fileName":"/b.swift","offset":50}"#))
    #expect(
      reply.contains(
        #""range":{"fileName":"/b.swift","startOffset":50,"endOffset":53},"newText":"var""#))
  }

  @Test("Positions that overflow do not end the plugin")
  func overflow() {
    var request = MacroRequest.entry("\n  @Entry let x = 1")
    request.declaration.offset = .max
    let diagnostic = MacroExpansion(of: request).diagnostics.first?.json
    #expect(diagnostic?["position"]?["offset"]?.integer == .max)
  }
}
