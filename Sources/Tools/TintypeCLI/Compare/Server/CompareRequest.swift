// SPDX-License-Identifier: MIT

import TintypeBase
import TintypeCommandLine
import TintypeImaging
import TintypeJSON

/// A line that requests the comparison of two files.
struct CompareRequest {
  /// The identifier of the request, a string or an integer; `null` if it cannot be read.
  private(set) var id = JSON.null
  /// The options, or the reason why the request is invalid.
  private(set) var options: Result<CompareOptions, RequestError>

  /// Reads a line of JSON.
  init(reading line: [UInt8]) {
    let json: JSON
    do throws(JSONReader.Unexpected) {
      json = try JSON(reading: line, depthLimit: 8)
    } catch {
      options = .failure(.notJSON)
      return
    }
    guard case .object(let members) = json else {
      options = .failure(.notJSON)
      return
    }
    switch json["id"] {
    case .string(let text)?: id = .string(text)
    case .integer(let number)?: id = .integer(number)
    default:
      options = .failure(.member("id", expected: "a string or an integer"))
      return
    }
    do throws(RequestError) {
      options = .success(try Self.options(json, members))
    } catch {
      options = .failure(error)
    }
  }

  /// The members of a request.
  private static let names: Set<String> = [
    "id", "reference", "actual", "mode", "threshold", "antialiasing", "mask", "allow", "diff",
    "explain",
  ]

  private static func options(
    _ json: JSON, _ members: [JSON.Member]
  ) throws(RequestError) -> CompareOptions {
    if let unknown = members.first(where: { !names.contains($0.name) }) {
      throw .unknown(unknown.name)
    }
    var arguments: [String] = []
    if let mode = json["mode"] {
      guard let text = mode.string else { throw .member("mode", expected: "a string") }
      arguments.append("--mode=\(text)")
    }
    if let isIgnored = json["antialiasing"] {
      guard let isIgnored = isIgnored.bool else {
        throw .member("antialiasing", expected: "true or false")
      }
      arguments.append(isIgnored ? "--antialiasing" : "--no-antialiasing")
    }
    for mask in try texts("mask", in: json) { arguments.append("--mask=\(mask)") }
    if let allowance = json["allow"] {
      guard let text = allowance.string ?? allowance.integer.map(String.init) else {
        throw .member("allow", expected: "a number of pixels, or a string such as \"0.1%\"")
      }
      arguments.append("--allow=\(text)")
    }
    if let path = json["diff"] {
      guard let text = path.string else { throw .member("diff", expected: "a path") }
      arguments.append("--diff=\(text)")
    }
    if let isExplained = json["explain"] {
      guard let isExplained = isExplained.bool else {
        throw .member("explain", expected: "true or false")
      }
      if isExplained { arguments.append("--explain") }
    }
    arguments.append("--")
    for name in ["reference", "actual"] {
      guard let path = json[name]?.string else { throw .member(name, expected: "a path") }
      arguments.append(path)
    }
    var options: CompareOptions
    do throws(CommandError) {
      options = try CompareOptions(ParsedArguments(arguments[...], manual: .compare))
    } catch {
      throw .invalid(error)
    }
    if let threshold = json["threshold"] {
      options.tolerance.threshold = try number(threshold)
    }
    return options
  }

  private static func number(_ json: JSON) throws(RequestError) -> Double {
    let number: Double
    switch json {
    case .integer(let integer): number = Double(integer)
    case .number(let value): number = value
    default: number = .nan
    }
    guard (0...1).contains(number) else {
      throw .member("threshold", expected: "a number from 0 to 1")
    }
    return number
  }

  /// Returns a string, or the strings of an array.
  private static func texts(_ name: String, in json: JSON) throws(RequestError) -> [String] {
    guard let value = json[name] else { return [] }
    let texts = value.string.map { [$0] } ?? value.array?.compactMap(\.string) ?? []
    guard !texts.isEmpty || value.array?.isEmpty == true,
      texts.count == value.array?.count ?? texts.count
    else { throw .member(name, expected: "a string such as \"0,0,828,88\", or an array of them") }
    return texts
  }
}

/// An error in a line of a client of `tintype compare --server`.
enum RequestError: Error, Hashable, CustomStringConvertible {
  /// The line is not a JSON object.
  case notJSON
  /// The line is longer than the limit.
  case tooLong(limit: Int)
  /// The input ended within a line.
  case unfinished
  /// A member is missing or has a wrong value.
  case member(String, expected: String)
  /// The request has no such member.
  case unknown(String)
  /// A value is invalid for the option with the same name.
  case invalid(CommandError)
  /// The path is an open descriptor of the server.
  case descriptor(String)

  var description: String {
    switch self {
    case .notJSON:
      "The line is not a JSON object. Send one object per line, without line breaks in it."
    case .tooLong(let limit):
      "The line is longer than \(Numbers.grouped(limit)) bytes. Send one request per line."
    case .unfinished:
      "The input ended within a line, which was not performed. End each request with a line feed."
    case .member(let name, let expected):
      "The member “\(name)” is missing or invalid. Give \(expected)."
    case .unknown(let name):
      """
      A request has no member “\(name.prefix(80))”. See the guide on comparing from the command line.
      """
    case .invalid(let error): error.description
    case .descriptor(let path):
      "“\(path)” is an open file of the server. Give the path of a file."
    }
  }
}
