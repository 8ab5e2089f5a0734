// SPDX-License-Identifier: MIT

import CoreData
import SnapshotTesting
import SwiftUI
import Testing

private struct Jars: View {
  @Environment(\.managedObjectContext) private var context
  @FetchRequest(sortDescriptors: [SortDescriptor(\.label)]) private var jars: FetchedResults<Jar>
  @SectionedFetchRequest(
    sectionIdentifier: \.isOpen, sortDescriptors: [SortDescriptor(\.label)])
  private var sections: SectionedFetchResults<Bool, Jar>

  var body: some View {
    Text(jars.map(\.label).joined(separator: " "))
    Text(sections.map { "\($0.id)\($0.count)" }.joined(separator: " "))
    Button("Add") { context.jar("Apple") }
    Button("Filter") { jars.nsPredicate = NSPredicate(format: "label BEGINSWITH 'P'") }
    Button("Reverse") { jars.sortDescriptors = [SortDescriptor(\.label, order: .reverse)] }
  }
}

@MainActor
@Suite("Fetch requests of views")
struct FetchRequestTests {
  /// Returns the texts of a host, separated by vertical bars.
  private func texts(_ host: ViewHost) -> String {
    var text = ""
    Snapshotting<ViewHost, String>.accessibility.snapshot(host).run { text = $0 }
    return text.split(separator: "\n").filter { !$0.contains("Button") }.joined(separator: "|")
  }

  @Test("A view shows the objects of its context, also after changes and with other conditions")
  func views() throws {
    let context = makeContext()
    for label in ["Plum", "Fig", "Pear"] { context.jar(label) }
    let host = try ViewHost(Jars().environment(\.managedObjectContext, context))
    #expect(texts(host) == "Fig Pear Plum.|false3.")
    try host.tap("Add")
    #expect(texts(host) == "Apple Fig Pear Plum.|false4.")
    try host.tap("Filter")
    #expect(texts(host) == "Pear Plum.|false4.")
    try host.tap("Reverse")
    #expect(texts(host) == "Plum Pear.|false4.")
  }
}
