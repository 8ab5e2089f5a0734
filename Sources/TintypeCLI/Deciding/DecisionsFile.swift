// SPDX-License-Identifier: MIT

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif
import TintypeReports
import TintypeSnapshots

/// The file, or the stream, that decisions are read from.
struct DecisionsFile {
  let tool: Tool
  /// The path as it was given; `-` for standard input.
  let path: String

  /// Reads all decisions.
  func read() throws(DecisionError) -> Decisions {
    let bytes: [UInt8]
    do throws(FileTrouble) {
      bytes =
        path == "-"
        ? try Self.standardInput(limit: Decisions.sizeLimit)
        : try RegularFile.bytes(
          of: FilePath.absolute(path, in: tool.currentDirectory()), limit: Decisions.sizeLimit)
    } catch {
      throw .decisionsUnreadable(path: path, trouble: error)
    }
    return try Decisions(bytes, path: path)
  }

  private static func standardInput(limit: Int) throws(FileTrouble) -> [UInt8] {
    var bytes: [UInt8] = []
    while true {
      var code: Int32 = 0
      let room = 1 << 16
      let chunk = [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
        var read = 0
        repeat {
          read = systemRead(STDIN_FILENO, buffer.baseAddress, room)
          code = read < 0 ? errno : 0
        } while code == EINTR
        count = max(read, 0)
      }
      if code != 0 { throw .system(code: code) }
      if chunk.isEmpty { return bytes }
      bytes += chunk
      guard bytes.count <= limit else { throw .tooLarge(limit: limit) }
    }
  }
}

// A function of its own, as `read` in the type hides the system's.
private func systemRead(
  _ descriptor: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int
) -> Int {
  guard let buffer else { return 0 }
  return read(descriptor, buffer, count)
}
