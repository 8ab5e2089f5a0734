// SPDX-License-Identifier: MIT

import TintypeJSON

/// The answers of the plugin to messages of the compiler.
package enum PluginReply {
  /// The version of the protocol that the answers follow.
  static let protocolVersion = 7

  /// Returns the answer to a message; an invalid message is answered with an error.
  package static func text(to message: [UInt8]) -> String {
    do {
      switch try PluginRequest(message) {
      case .getCapability:
        return #"{"getCapabilityResult":{"capability":{"protocolVersion":\#(protocolVersion)}}}"#
      case .loadPluginLibrary:
        return #"{"loadPluginLibraryResult":{"loaded":false,"diagnostics":[]}}"#
      case .expand(let request): return text(of: MacroExpansion(of: request))
      }
    } catch {
      let diagnostic = MacroDiagnostic(
        message: error.description, fragment: SourceFragment(""), offset: 0)
      return text(of: MacroExpansion(source: nil, diagnostics: [diagnostic]))
    }
  }

  private static func text(of expansion: MacroExpansion) -> String {
    let reply: JSON = [
      "expandMacroResult": [
        "expandedSource": expansion.source.map(JSON.string) ?? .null,
        "diagnostics": .array(expansion.diagnostics.map(\.json)),
      ]
    ]
    return reply.text(.init(layout: .compact, keyOrder: .given, escapes: .minimal))
  }
}

extension RequestFailure: CustomStringConvertible {
  /// The reason and the next step.
  package var description: String {
    let reason =
      switch self {
      case .notJSON(let offset): "it is not JSON at byte \(offset)"
      case .unknownKind(let kind): "the kind '\(kind)' is unknown"
      case .invalidField(let field): "the field '\(field)' is missing or invalid"
      }
    return """
      Tintype's macro plugin cannot read a message of the compiler: \(reason). \
      Use a compiler version that Tintype supports.
      """
  }
}
