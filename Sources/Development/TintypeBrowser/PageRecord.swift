// SPDX-License-Identifier: MIT

import Foundation

/// The events of a page.
struct PageRecord {
  /// The errors and warnings, in the order in which they were reported.
  var consoleErrors: [ConsoleError] = []
  /// The requested addresses, in order.
  var requests: [String] = []
  /// The identifiers of the completed loads, as the browser assigns them.
  var loaded: Set<String> = []

  /// The names of the completely saved files, in order.
  var saved: [String] = []

  private var addresses: [String: String] = [:]
  private var saving: [String: String] = [:]

  /// Records an event; an irrelevant or unreadable one has no effect.
  mutating func note(_ method: String, _ message: Data) {
    switch method {
    case "Page.lifecycleEvent":
      guard let event = message.event(Lifecycle.self), event.name == "load" else { return }
      loaded.insert(event.loaderId)
    case "Network.requestWillBeSent":
      guard let event = message.event(RequestSent.self) else { return }
      requests.append(event.request.url)
      addresses[event.requestId] = event.request.url
    case "Network.loadingFailed":
      guard let event = message.event(LoadingFailed.self), event.canceled != true else { return }
      let address = addresses[event.requestId] ?? "a file"
      consoleErrors.append(ConsoleError(.request, "\(address): \(event.errorText)"))
    case "Runtime.exceptionThrown":
      guard let event = message.event(ExceptionThrown.self) else { return }
      consoleErrors.append(ConsoleError(.script, event.exceptionDetails.message))
    case "Runtime.consoleAPICalled":
      guard let event = message.event(ConsoleCalled.self),
        ["error", "assert", "warning"].contains(event.type)
      else { return }
      consoleErrors.append(
        ConsoleError(.console, event.args.map(\.message).joined(separator: " ")))
    case "Log.entryAdded":
      // Failed loads are also reported as network events.
      guard let entry = message.event(LogEntryAdded.self)?.entry, entry.source != "network",
        ["error", "warning"].contains(entry.level)
      else { return }
      consoleErrors.append(
        ConsoleError(entry.source == "security" ? .policy : .browser, entry.text))
    case "Page.downloadWillBegin":
      guard let event = message.event(DownloadBeginning.self) else { return }
      saving[event.guid] = event.suggestedFilename
    case "Page.downloadProgress":
      guard let event = message.event(DownloadProgress.self), event.state == "completed",
        let name = saving.removeValue(forKey: event.guid)
      else { return }
      saved.append(name)
    case "Page.javascriptDialogOpening" where !Self.isBeforeUnload(message):
      consoleErrors.append(
        ConsoleError(.dialog, message.event(DialogOpening.self)?.message ?? "without a message"))
    default: break
    }
  }

  /// Returns whether a dialog requests to confirm leaving the page, which is not an error.
  static func isBeforeUnload(_ message: Data) -> Bool {
    message.event(DialogOpening.self)?.type == "beforeunload"
  }

  private struct Lifecycle: Decodable {
    var name: String
    var loaderId: String
  }

  private struct RequestSent: Decodable {
    var requestId: String
    var request: Request

    struct Request: Decodable {
      var url: String
    }
  }

  private struct LoadingFailed: Decodable {
    var requestId: String
    var errorText: String
    var canceled: Bool?
  }

  private struct ExceptionThrown: Decodable {
    var exceptionDetails: ExceptionDetails
  }

  private struct ConsoleCalled: Decodable {
    var type: String
    var args: [RemoteValue]
  }

  private struct LogEntryAdded: Decodable {
    var entry: Entry

    struct Entry: Decodable {
      var source: String
      var level: String
      var text: String
    }
  }

  private struct DownloadBeginning: Decodable {
    var guid: String
    var suggestedFilename: String
  }

  private struct DownloadProgress: Decodable {
    var guid: String
    var state: String
  }

  private struct DialogOpening: Decodable {
    var type: String
    var message: String
  }
}

/// An error or warning of a page, whether or not a user would see it.
package struct ConsoleError: Hashable, Sendable, CustomStringConvertible {
  /// The source of the error.
  package var kind: Kind
  /// The browser's message.
  package var text: String

  init(_ kind: Kind, _ text: String) { (self.kind, self.text) = (kind, text) }

  /// A source of errors.
  package enum Kind: String, Sendable {
    /// A script threw an error.
    case script
    /// A script wrote an error or a warning to the console.
    case console
    /// A file could not be loaded.
    case request
    /// The page violated its security policy.
    case policy
    /// Another warning of the browser.
    case browser
    /// The page opened a dialog.
    case dialog
  }

  /// The kind and the text.
  package var description: String { "\(kind.rawValue): \(text)" }
}

/// The error that a script threw.
struct ExceptionDetails: Decodable {
  var text: String
  var exception: RemoteValue?

  /// The browser's description of the error.
  var message: String {
    [text, exception?.message ?? ""].filter { !$0.isEmpty }.joined(separator: " ")
  }
}

/// The description of a value in a page.
struct RemoteValue: Decodable {
  var type: String
  var description: String?
  var value: Plain?

  /// The value as text.
  var message: String { description ?? value?.message ?? type }

  /// A primitive value.
  enum Plain: Decodable {
    case text(String)
    case number(Double)
    case truth(Bool)
    case other

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let text = try? container.decode(String.self) {
        self = .text(text)
      } else if let truth = try? container.decode(Bool.self) {
        self = .truth(truth)
      } else if let number = try? container.decode(Double.self) {
        self = .number(number)
      } else {
        self = .other
      }
    }

    var message: String? {
      switch self {
      case .text(let text): text
      case .number(let number): "\(number)"
      case .truth(let truth): "\(truth)"
      case .other: nil
      }
    }
  }
}

extension Data {
  /// The parameters of an event; `nil` if they have another type.
  fileprivate func event<Parameters: Decodable>(_ type: Parameters.Type) -> Parameters? {
    try? JSONDecoder().decode(Event<Parameters>.self, from: self).params
  }
}
