// SPDX-License-Identifier: MIT

import TintypeBase
import TintypeReports

/// The durations by which the tests of a sharded run are divided, from an option or a variable.
struct ShardTimings {
  var timings = TestTimings()
  /// A line about a file that does not exist; empty otherwise.
  var note = ""

  /// The variable for the path of the file.
  static let variable = "TINTYPE_TIMINGS"

  /// Reads the file.
  ///
  /// - Parameters:
  ///   - option: The value of `--timings`; `nil` to use ``variable``.
  ///   - tool: The tool with its environment.
  /// - Throws: ``TestError`` for a file that cannot be read or is malformed.
  init(option: String?, in tool: Tool) throws(TestError) {
    let given = option ?? tool.environment()[Self.variable] ?? ""
    guard !given.isEmpty else { return }
    let path = FilePath.absolute(given, in: tool.currentDirectory())
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try RegularFile.bytes(of: path, limit: TestTimings.sizeLimit)
    } catch .missing {
      note = """
        tintype: “\(VisibleText.line(given))” does not exist, so that each shard has the same number \
        of tests.

        """
      return
    } catch {
      throw .noTimings(path: given, error: error)
    }
    do throws(TestTimings.Malformed) {
      timings = try TestTimings(parsing: String(decoding: bytes, as: UTF8.self))
    } catch {
      throw .badTimings(path: given, line: error.line)
    }
  }
}
