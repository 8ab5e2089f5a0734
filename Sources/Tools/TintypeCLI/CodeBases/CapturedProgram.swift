// SPDX-License-Identifier: MIT

import Foundation
import TintypeBase

/// A program whose output and messages are read separately.
struct CapturedProgram {
  /// The absolute path.
  var program: String
  var arguments: [String]
  var environment: [String: String]
  /// The directory in which it starts.
  var directory: String

  /// The maximum size of the output, in bytes.
  private static let outputLimit = 256 << 20
  /// The maximum size of the messages that are kept, in bytes.
  private static let messageLimit = 1 << 20

  /// Runs the program until it ends.
  ///
  /// - Throws: ``TestError/cannotStart(program:code:)``, ``PreviewInterruption``.
  func run() throws -> (status: Int32, output: [UInt8], messages: String) {
    let relay = SignalRelay()
    defer { relay.end() }
    let (output, messages): (Int32, Int32)
    do throws(FileError) {
      output = try PrivateFile.unnamed()
      do throws(FileError) {
        messages = try PrivateFile.unnamed()
      } catch {
        close(output)
        throw error
      }
    } catch {
      throw TestError.cannotStart(program: program, code: error.code)
    }
    defer {
      close(output)
      close(messages)
    }
    let child = try ChildProcess(
      program: program, arguments: arguments, environment: environment
    ).spawn([(output, STDOUT_FILENO), (messages, STDERR_FILENO)], directory: directory)
    relay.follow(child)
    let status = ProgramStart.exitCode(ofStatus: ProgramStart.wait(for: child))
    if let signal = relay.received { throw PreviewInterruption(signal: signal) }
    return (
      status, Array(PrivateFile.text(of: output, limit: Self.outputLimit).utf8),
      PrivateFile.text(of: messages, limit: Self.messageLimit)
    )
  }
}
