// SPDX-License-Identifier: MIT

import Foundation
import TintypeReportsTestSupport
import TintypeTestSupport

/// A replacement of `gh` or `glab` that logs its requests and prints given answers.
struct FakeProgram {
  let output: TemporaryOutput
  private var folder: String { output.path + "/bin" }

  /// An answer to requests.
  struct Answer {
    /// A pattern of the shell for the method and the path, such as `"GET user"`.
    var request: String
    /// The text that is printed.
    var text = ""
    /// The text for standard error.
    var messages = ""
    var status = 0
  }

  /// Installs the program.
  ///
  /// - Parameters:
  ///   - name: The name of the program.
  ///   - answers: The answers, of which the first that matches is given. Other requests fail.
  /// - Throws: An error from writing the files.
  func install(_ name: String, answering answers: [Answer]) throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    for (index, answer) in answers.enumerated() {
      try output.write(answer.text, to: "bin/answer-\(index)")
      try output.write(answer.messages, to: "bin/messages-\(index)")
    }
    let cases = answers.enumerated().map { index, answer in
      "\(answer.request)) cat \"$here/answer-\(index)\"; cat \"$here/messages-\(index)\" >&2; "
        + "exit \(answer.status) ;;"
    }
    let script = """
      #!/bin/sh
      here=${0%/*}
      printf '%s\\n' "$*" >>"$here/calls"
      cat >"$here/input"
      [ ! -s "$here/input" ] || cp "$here/input" "$here/body"
      case "$3 $4" in
      \(cases.joined(separator: "\n"))
      esac
      echo "unexpected request: $*" >&2
      exit 9

      """
    try InstalledProgram.write(script, to: folder + "/" + name)
  }

  /// The variable `PATH` with the program and the programs of the system.
  var path: String { folder + ":/usr/bin:/bin" }

  /// The arguments of all calls, without the option for the type of the body.
  var calls: [String] {
    let text = (try? output.text(of: "bin/calls")) ?? ""
    return text.split(separator: "\n").map {
      String($0).replacing(" --header Content-Type: application/json --input -", with: " <body>")
    }
  }

  /// The member `body` of the last request with a body.
  var body: String? {
    guard let text = try? output.text(of: "bin/body") else { return nil }
    return (try? JSONDecoder().decode([String: String].self, from: Data(text.utf8)))?["body"]
  }
}
