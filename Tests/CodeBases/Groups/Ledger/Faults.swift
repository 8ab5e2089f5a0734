import SwiftUI

struct UnsavedBook: View {
  var body: some View { fatalError("The book has no file.") }
}

struct EndlessBook: View {
  var body: some View { Text("\(pageCount) pages") }

  private var pageCount: Int {
    var count = 0
    while count >= 0 { count = (count + 1) % 100 }
    return count
  }
}

struct FirstBook: View {
  private static let titles: [String] = []
  private static let first = titles[0]

  var body: some View { Text(Self.first) }
}

struct ClosingBook: View {
  var body: some View { Text("\(pageCount) pages") }

  private var pageCount: Int { exit(0) }
}

struct SlowBook: View {
  init() { while true {} }

  var body: some View { Text("Slow") }
}

#Preview("Trap") { UnsavedBook() }

#Preview("Hang") { EndlessBook() }

#Preview("Global") { FirstBook() }

#Preview("Exit") { ClosingBook() }

#Preview("Init") { SlowBook() }
