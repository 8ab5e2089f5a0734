// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TintypeBase
import TintypeRuns

@testable import TintypeStores

/// A program named curl that records its options and prints the fields of a response.
struct RecordingCurl {
  /// The value of `PATH`.
  let path: String
  private let log: String

  /// Writes the program.
  ///
  /// - Parameters:
  ///   - directory: An existing directory.
  ///   - responses: The status, location and challenge for the first text that the options contain.
  /// - Throws: The reason why the program could not be written.
  init(
    in directory: String,
    responses: [(text: String, status: String, location: String, challenge: String)]
  ) throws {
    let tools = directory + "/tools-" + UUID().uuidString
    log = tools + "/log"
    path = tools + ":/usr/bin:/bin"
    let cases = responses.map { response in
      """
      *\(ShellText.quoted(response.text))*)
        printf '\\n%s\\n%s\\n%s\\n\\n\\n' \(response.status) \
          \(ShellText.quoted(response.location)) \(ShellText.quoted(response.challenge)) >&2 ;;

      """
    }
    let script = """
      #!/bin/sh
      options=$(cat)
      printf '%s\\n---\\n' "$options" >> \(log)
      env >> \(tools)/variables
      case "$options" in
      \(cases.joined())
      esac
      """
    try AtomicFile.write(Array(script.utf8), to: tools + "/curl", permissions: 0o755)
  }

  /// The options of each request.
  var requests: [String] {
    get throws {
      String(decoding: try RegularFile.bytes(of: log, limit: 1 << 20), as: UTF8.self)
        .components(separatedBy: "\n---\n").dropLast()
    }
  }

  /// The names of the variables of all requests.
  var variables: Set<String> {
    get throws {
      let file = FilePath.parent(of: log) + "/variables"
      return Set(
        String(decoding: try RegularFile.bytes(of: file, limit: 1 << 20), as: UTF8.self)
          .split(separator: "\n").compactMap { $0.split(separator: "=").first.map(String.init) })
    }
  }
}

@Suite("Programs that transfer files") struct TransferProgramTests {
  private static let limits = TransferProgram.Limits(size: 1000, seconds: 60)

  private func run(
    _ script: String, _ limits: TransferProgram.Limits = limits, input: String = ""
  ) throws -> TransferProgram.Ending {
    try TransferProgram(name: "sh", environment: ["PATH": "/usr/bin:/bin"])
      .run(["-c", script], input: input, limits: limits)
  }

  @Test("The output, the messages and the exit code are those of the program")
  func ending() throws {
    let ending = try run("cat; echo oops >&2; exit 3", input: "text")
    #expect(ending.reason == .exited(3))
    #expect(ending.output == Array("text".utf8))
    #expect(ending.messages == Array("oops\n".utf8))
  }

  @Test(
    "A program is ended at the limit of its output, of its messages or of its time",
    arguments: [
      ("yes", .tooLarge), ("yes >&2", .tooLarge), ("sleep 600", .tooLong),
      // The program goes on without output, or leaves another one behind that has its pipes.
      ("exec >&- 2>&-; sleep 600", .tooLong), ("sleep 600 & exit 0", .tooLong),
    ] as [(String, TransferProgram.Ending.Reason)])
  func limits(script: String, reason: TransferProgram.Ending.Reason) throws {
    let seconds = reason == .tooLong ? 1 : 60
    #expect(try run(script, .init(size: 1000, seconds: seconds)).reason == reason)
  }

  @Test("curl gets no variables with credentials")
  func variables() throws {
    let package = try StorePackage()
    let curl = try RecordingCurl(
      in: package.outside, responses: [("https://host.test/", "404", "", "")])
    let store = try package.store([
      "TINTYPE_STORE": "https://host.test/r", "PATH": curl.path, "GH_TOKEN": "s3cret",
      "TINTYPE_STORE_TOKEN": "s3cret", "AWS_SECRET_ACCESS_KEY": "s3cret", "RCLONE_CONFIG": "/r",
      "https_proxy": "http://proxy",
    ])
    #expect(try !store.contains(package.object))
    let names = try curl.variables
    #expect(names.isSuperset(of: ["PATH", "LC_ALL", "https_proxy"]))
    #expect(
      names.isDisjoint(with: [
        "GH_TOKEN", "TINTYPE_STORE", "TINTYPE_STORE_TOKEN", "AWS_SECRET_ACCESS_KEY",
        "RCLONE_CONFIG",
      ]))
  }

  @Test("rclone gets its own variables and those of its services")
  func rclone() {
    let variables = ProgramEnvironment.rclone(from: [
      "PATH": "", "RCLONE_CONFIG": "", "AWS_PROFILE": "", "GH_TOKEN": "", "TINTYPE_STORE_TOKEN": "",
      "TINTYPE_STORE_PASSWORD": "", "GITLAB_TOKEN": "",
    ])
    #expect(Set(variables.keys) == ["PATH", "LC_ALL", "RCLONE_CONFIG", "AWS_PROFILE", "HOME"])
    // It would look for its configuration in the current directory without one.
    #expect(variables["HOME"] == "/")
    #expect(ProgramEnvironment.rclone(from: ["HOME": "/h"])["HOME"] == "/h")
  }

  @Test("The value of a secret variable is not in the message of a program")
  func secrets() throws {
    let program = TransferProgram(
      name: "sh", environment: ["PATH": "/usr/bin:/bin", "RCLONE_CONFIG_A_PASS": "s3cret"])
    let ending = try program.run(
      ["-c", "echo first >&2; printf 'key s3cret\\033[1m\\n' >&2"], limits: Self.limits)
    #expect(program.message(of: ending) == "key …[1m")
    #expect(program.message(of: ending, prefix: "first") == "first")
  }
}
