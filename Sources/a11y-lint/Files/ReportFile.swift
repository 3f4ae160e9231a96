import LintReports

/// Writes a report to a file so that readers see the old one or the new one, never half of it.
struct ReportFile {
  private let path: RawPath
  private let system: SystemCalls
  /// The attributes that the new file has to have; nil where the permissions are enough.
  private var attributes: FileAttributes?

  /// Writes bytes that no run can make again, such as a baseline.
  static func write(
    _ bytes: [UInt8], to path: RawPath, of project: RawPath? = nil,
    with system: SystemCalls = .real
  ) -> FileProblem? {
    write(to: path, of: project, with: system) { $0.write(bytes) }
  }

  /// Writes what a body writes, which is not called where nothing can be; makes the folders above.
  /// Gives what went wrong, and says where symbolic links lead it out of the folder that somebody
  /// pointed at; those of a project may not.
  static func write(
    to path: RawPath, of project: RawPath? = nil, with system: SystemCalls = .real,
    _ body: (inout ByteWriter) -> Void
  ) -> FileProblem? {
    if !OutputPlace.isStream(path), let escape = OutputPath(path, project: project).escape {
      return FileProblem(
        "the symbolic link \(Arguments.shown(escape.link.text)) leads out of the project, to "
          + "\(Arguments.shown(escape.target.text)); name that place if it is meant")
    }
    let file = ReportFile(path: path, system: system)
    if let problem = file.makeFolders() { return problem }
    switch OutputPlace(path) {
    case .problem(let problem): return problem
    case .stream(let number): return OutputStream.write(to: number, with: system, body)
    case .special: return file.overwrite(body)
    case .file(let target):
      noteDetour(of: path, to: target)
      var leftovers = Leftovers()
      leftovers.remove(beside: target)
      return Signals.holdingBackAll { file.replace(target, body) }
    }
  }

  /// Says where symbolic links lead out of the folder that somebody pointed at.
  static func noteDetour(of path: RawPath, to target: RawPath) {
    guard let detour = OutputPlace.detour(of: path, to: target) else { return }
    let shown = (Arguments.shown(path.text), Arguments.shown(detour.text))
    OutputStream.complain(
      "\(shown.0): note: symbolic links lead out of the folder; it is written to \(shown.1)")
  }

  /// Puts bytes in the place of a file, which keeps its owner, permissions and attributes; gives
  /// `FileProblem.attributes` where it cannot, and is left alone.
  static func replace(
    _ target: RawPath, by bytes: [UInt8], keeping attributes: FileAttributes,
    with system: SystemCalls = .real
  ) -> FileProblem? {
    let file = ReportFile(path: target, system: system, attributes: attributes)
    return Signals.holdingBackAll { file.replace(target) { $0.write(bytes) } }
  }

  private func makeFolders() -> FileProblem? {
    var folder = RawPath(path.isAbsolute ? "/" : ".")
    for name in path.components.dropLast() {
      folder = folder.appending(RawPath(name))
      guard system.makeFolder(folder) != 0, errno != EEXIST else { continue }
      let code = errno
      if case .success(.folder) = FileKind.of(folder) { continue }
      return FileProblem(
        "the folder \(Arguments.shown(folder.text)): " + FileProblem(writing: code).message)
    }
    return nil
  }

  /// Writes to a device or pipe; somebody who reads from a pipe may still be about to begin.
  private func overwrite(_ body: (inout ByteWriter) -> Void) -> FileProblem? {
    let flags = O_WRONLY | O_APPEND | O_CLOEXEC | O_NOCTTY | O_NONBLOCK
    let end = Terminal.clock + UInt64(Limits.pipeSeconds) * 1_000_000_000
    var descriptor = system.open(path, flags, 0)
    while descriptor < 0, errno == ENXIO, Terminal.clock < end {
      usleep(10_000)
      descriptor = system.open(path, flags, 0)
    }
    guard descriptor >= 0 else {
      return errno == ENXIO
        ? FileProblem("it is a named pipe that nobody reads") : FileProblem(writing: errno)
    }
    defer { _ = system.close(descriptor) }
    return OutputStream.write(to: descriptor, with: system, body)
  }

  /// Writes a file beside the one that is meant, and puts it in its place. One of the name of a new
  /// file may be left of a run that was killed.
  private func replace(
    _ target: RawPath, _ body: (inout ByteWriter) -> Void
  ) -> FileProblem? {
    var attempt = 0
    while true {
      let name = Leftovers.name(of: target.name, attempt: attempt)
      let temporary = target.parent.appending(name)
      // From before its beginning on, a signal that nothing holds back removes it.
      let (isTaken, problem) = RefusedMemory.removing(temporary) {
        let flags = O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC
        let descriptor = system.open(temporary, flags, 0o666)
        guard descriptor < 0 else { return (false, fill(descriptor, temporary, target, body)) }
        return (errno == EEXIST, FileProblem(writing: errno))
      }
      attempt += 1
      guard isTaken, attempt < 100 else { return problem }
    }
  }

  private func fill(
    _ descriptor: Int32, _ temporary: RawPath, _ target: RawPath,
    _ body: (inout ByteWriter) -> Void
  ) -> FileProblem? {
    var problem = prepare(descriptor, for: target)
    if problem == nil {
      problem = PortionSink(descriptor, system) { _ = system.remove(temporary) }.take(body)
    }
    if system.close(descriptor) != 0, problem == nil { problem = FileProblem(writing: errno) }
    if problem == nil, system.rename(temporary, target) != 0 {
      problem = FileProblem(writing: errno)
    }
    if problem != nil { _ = system.remove(temporary) }
    return problem
  }

  /// Gives a new file what it has to have of the one whose place it takes.
  private func prepare(_ descriptor: Int32, for target: RawPath) -> FileProblem? {
    // A lock says that the file is not one that a run has left.
    _ = CLibrary.lockFile(descriptor)
    if let attributes {
      return attributes.put(on: descriptor, with: system) ? nil : .attributes
    }
    var status = stat()
    if target.withCString({ stat($0, &status) }) == 0 {
      _ = system.setMode(descriptor, status.st_mode & 0o777)
    }
    return nil
  }
}
